import type { Attachment } from 'svelte/attachments'
import type { Voice } from '../../words/voice.svelte'
import type { Explanation } from '../../server/wire'
import { isChoice, thingAsked, thingAt, thingsIn } from './things'

/** Milliseconds that a mouse rests on a thing before it is explained; longer on what can be chosen, which has a preview. */
const POINTED = 600
const POINTED_CHOICE = 1300
/** Milliseconds that a finger is held on a thing. */
const HELD = 450
/** Milliseconds after which no click belongs to a press any more. */
const CLICKED = 400
/** So far a pointer may tremble. */
const TREMBLE = 8

/** How a thing was asked for: only what was merely pointed at goes with the pointer, and is not said aloud. */
export type Way = 'point' | 'hold' | 'key' | 'try'

export interface Opened {
  thing: string
  /** The element that stands for it, beside which the card lies. */
  element: Element
  way: Way
  found: Explanation
}

export interface Source {
  /** What the page knows by itself of its own bars. */
  own?: (thing: string) => Explanation | null
  ask: (thing: string) => Promise<Explanation>
  say: (words: string) => void
  voice: Voice
}

/**
 * Explains what carries a `data-thing`: by pointing, by holding a finger on it, by `?` on what has the focus, and by a click on
 * what cannot be chosen. It asks when a card is opened; nothing is sent before.
 */
export class Explaining {
  opened = $state.raw<Opened | null>(null)
  /** The card, once it is drawn. */
  card: HTMLElement | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private pointed: Element | null = null
  private down: { x: number; y: number } | null = null
  private held = false
  /** Counts what was asked for, so that an answer that comes too late is dropped. */
  private asked = 0

  constructor(private readonly source: Source) {}

  /** Stays until it is closed; else it goes with the pointer. */
  get pinned(): boolean {
    return this.opened !== null && this.opened.way !== 'point'
  }

  readonly open = async (element: Element, way: Way): Promise<void> => {
    const thing = element.getAttribute('data-thing') ?? ''
    const number = ++this.asked
    const found = await this.find(thing)
    if (number !== this.asked) return
    this.opened = found === null || !element.isConnected ? null : { thing, element, way, found }
    if (this.pinned && found !== null) this.source.say(this.spoken(found))
  }

  readonly close = (): void => {
    clearTimeout(this.timer)
    this.asked++
    this.opened = null
  }

  /** The position has changed: what is explained is explained anew, silently; what is gone is closed. */
  readonly refresh = async (): Promise<void> => {
    const { opened } = this
    if (opened === null) return
    const number = ++this.asked
    const found = opened.element.isConnected ? await this.find(opened.thing) : null
    if (number === this.asked) this.opened = found === null ? null : { ...opened, found }
  }

  /** The first thing on the table, from where arrow keys go on. */
  readonly begin = (): void => {
    const [first] = this.root === null ? [] : thingsIn(this.root)
    if (first !== undefined) void this.open(first, 'key')
  }

  private root: HTMLElement | null = null
  readonly listen: Attachment<HTMLElement> = (root) => {
    const stop = new AbortController()
    const { signal } = stop
    this.root = root
    root.addEventListener('pointerleave', this.leave, { signal })
    root.addEventListener('pointermove', this.move, { signal })
    root.addEventListener('contextmenu', this.menu, { signal })
    root.addEventListener('click', this.click, { signal, capture: true })
    addEventListener('pointerdown', this.press, { signal, capture: true })
    addEventListener('pointerup', this.lift, { signal, capture: true })
    addEventListener('pointercancel', this.lift, { signal, capture: true })
    addEventListener('scroll', this.scrolled, { signal, capture: true, passive: true })
    addEventListener('keydown', this.key, { signal, capture: true })
    return () => {
      stop.abort()
      this.root = null
      this.close()
    }
  }

  private async find(thing: string): Promise<Explanation | null> {
    try {
      return this.source.own?.(thing) ?? (await this.source.ask(thing))
    } catch {
      // Nothing can be told now: the server is away, or the thing has gone with its position.
      return null
    }
  }

  private spoken({ name, what, now = [], why_not, instead }: Explanation): string {
    const { voice } = this.source
    const words = voice.sentences([...what, ...now, why_not, instead], 'spoken')
    return voice.t('explained', { name, words })
  }

  /** A mouse that moves points at things; what comes to lie under one that rests was not asked for. */
  private point(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || this.pinned) return
    const element = thingAt(event.target)
    if (element === this.pointed) return
    this.pointed = element
    this.close()
    if (element === null || event.buttons > 0) return
    const wait = isChoice(event.target as Element) ? POINTED_CHOICE : POINTED
    this.timer = setTimeout(() => void this.open(element, 'point'), wait)
  }

  private readonly leave = (): void => {
    this.pointed = null
    if (!this.pinned) this.close()
  }

  private readonly press = (event: PointerEvent): void => {
    const target = event.target as Element
    this.held = false
    if (this.card?.contains(target)) return
    this.close()
    this.down = { x: event.clientX, y: event.clientY }
    const element = event.isPrimary && this.root?.contains(target) ? thingAt(target) : null
    if (element === null || event.pointerType === 'mouse') return
    this.timer = setTimeout(() => {
      this.held = true
      void this.open(element, 'hold')
    }, HELD)
  }

  private readonly move = (event: PointerEvent): void => {
    if (this.down !== null && this.strayed(event)) clearTimeout(this.timer)
    this.point(event)
  }

  private strayed({ clientX, clientY }: MouseEvent): boolean {
    return this.down !== null && Math.hypot(clientX - this.down.x, clientY - this.down.y) > TREMBLE
  }

  private readonly lift = (): void => {
    if (this.down !== null) clearTimeout(this.timer)
    // The click that follows is the end of the same press; of a finger it comes a little later.
    const { down } = this
    setTimeout(() => {
      if (this.down !== down) return
      this.down = null
      this.held = false
    }, CLICKED)
  }

  /** A finger that is held asks for a menu as well. */
  private readonly menu = (event: Event): void => {
    if (this.held || (this.down !== null && matchMedia('(pointer: coarse)').matches && thingAt(event.target)))
      event.preventDefault()
  }

  private readonly click = (event: MouseEvent): void => {
    if (this.held) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const target = event.target as Element
    const element = thingAt(target)
    if (element !== null && !isChoice(target) && !this.strayed(event)) void this.open(element, 'try')
  }

  /** What lies beside the card moves away from it. */
  private readonly scrolled = ({ target }: Event): void => {
    if (target instanceof Node && this.opened !== null && target.contains(this.opened.element)) this.close()
  }

  private readonly key = (event: KeyboardEvent): void => {
    const { opened, root } = this
    if (root === null || event.ctrlKey || event.metaKey || event.altKey) return
    if ((event.target as Element).closest('input, textarea, select, [contenteditable="true"]')) return
    if (event.key === '?') {
      const element = thingAsked(document.activeElement) ?? opened?.element
      if (element === undefined || !root.contains(element)) return
      void this.open(element, 'key')
    } else if (opened === null) return
    else if (event.key === 'Escape') this.leaveCard(opened)
    else if (opened.way === 'key' && event.key === 'Tab' && !this.card?.contains(document.activeElement))
      this.card?.querySelector<HTMLElement>('button')?.focus()
    else if (opened.way === 'key' && (event.key === 'ArrowRight' || event.key === 'ArrowLeft'))
      this.step(root, opened, event.key === 'ArrowRight' ? 1 : -1)
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  /** The focus goes back to where it was, if it was in the card. */
  private leaveCard({ element }: Opened): void {
    const inside = this.card?.contains(document.activeElement)
    this.close()
    if (inside) (element.closest<HTMLElement>('button, a, [tabindex]') ?? this.root?.querySelector('main'))?.focus()
  }

  private step(root: HTMLElement, { element }: Opened, by: number): void {
    const things = thingsIn(root)
    const next = things[(things.indexOf(element) + by + things.length) % things.length]
    if (next === undefined) return
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    void this.open(next, 'key')
  }
}
