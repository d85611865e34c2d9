import type { Voice } from '../../../words/voice.svelte'
import type { Badge } from '../../../seats/seats'
import type { BoardProps } from '../../../game/module'
import { Table } from '../../../game/table.svelte'
import { facesOf, romeOf, type Lie } from '../draw/faces'
import { boundsOf } from '../draw/hex'
import { ringOf, type Ring } from '../draw/rings'
import { digestsOf, lastTurn, type Turn } from './turns'
import type { Action, Box, Kind, Outlook, View } from '../types'

/** The position as the board shows it: what lies on the table, what has happened there, and who sits around it. */
export abstract class Position extends Table<View, Outlook, Box> {
  readonly voice: Voice
  faces = $derived.by(() => facesOf(this.box))
  rome = $derived.by(() => romeOf(this.box))
  points = $derived.by(() => new Map(this.box.tokens.map(({ id, points }) => [id, points])))
  /** Every cell with a tile, Rome included. */
  land = $derived.by(() => {
    const land = new Map<string, Lie>(this.rome)
    for (const { q, r, tile, turns } of this.view.tiles) {
      const face = this.faces.get(tile)
      if (face !== undefined) land.set(`${q},${r}`, { face, turns })
    }
    return land
  })
  /** What should be in sight: the tiles, and the cells that could be next. */
  bounds = $derived.by(() => boundsOf([...this.land.keys(), ...this.outlook.open_cells]))
  laying = $derived.by(() => this.view.moment.is === 'laying' && this.choices.length > 0)
  building = $derived.by(() => this.view.moment.is === 'building' && this.choices.length > 0)
  /** The seat whose turn it is; null when the game is over. */
  mover = $derived.by(() => ('seat' in this.view.moment ? this.view.moment.seat : null))
  moverHue = $derived.by(() => (this.mover === null ? 'seat-0' : this.seatHue(this.mover)))
  /** The cells of the tiles of the turn that is being played. */
  fresh = $derived.by((): readonly string[] => {
    const moment = this.view.moment
    return moment.is === 'laying' || moment.is === 'building' ? moment.fresh : []
  })
  /** The turns that are news to who looks: since the last whole one of this seat, or that one too while others act. */
  news = $derived.by(() => {
    const { turns, toAct } = this.props()
    const [first, ...later] = turns
    const past = first?.seat === this.seat && toAct === this.seat && later.some(({ seat }) => seat !== this.seat)
    return past ? later : turns
  })
  /** The turn that is built up now, or else the one before: what it brought is drawn on the map. */
  recent = $derived.by((): Turn | null =>
    this.view.moment.is !== 'building' && this.fresh.length > 0 ? null : lastTurn(this.story),
  )
  /** What came of the tiles of this turn, once all of them lie. */
  brought = $derived.by(() => digestsOf(this.story).findLast(({ title }) => title != null) ?? null)
  /** The cells of tiles that are news, with the colours of who laid them. */
  freshCells = $derived.by(() => {
    const cells = new Map<string, string>()
    for (const { seat, first, last } of this.news)
      for (const { cell } of digestsOf(this.story.slice(first, last + 1)))
        if (cell != null) cells.set(cell, this.seatHue(seat))
    if (this.readonly && this.recent !== null)
      for (const cell of this.recent.cells) cells.set(cell, this.seatHue(this.recent.seat))
    for (const cell of this.fresh) cells.set(cell, this.moverHue)
    return cells
  })
  /** What is pointed at in the log, in what happened or in a hint. */
  indicated = $derived.by(() => this.props().pointed as Action | null)

  constructor(props: () => BoardProps<View, Outlook, Box>, voice: Voice) {
    super(props)
    this.voice = voice
  }

  /** The line along which a loop of lying tiles runs. */
  ring(loop: readonly string[]): Ring {
    return ringOf(loop, (cell) => this.land.get(cell))
  }

  /** The class with the colours of a set of tokens. */
  hue(colour: string): string {
    return `seat-${this.box.box.colours.indexOf(colour) + 1}`
  }

  private colours(seat: number): string[] {
    return this.view.seats[seat]?.supplies.map(({ colour }) => colour) ?? []
  }

  /** The first colour of a seat stands for it. */
  seatHue(seat: number): string {
    return this.hue(this.colours(seat)[0] ?? '')
  }

  /** A seat as the house shows it. */
  override badge(seat: number): Badge {
    const colours = this.colours(seat)
    return {
      colours: colours.map((colour) => this.box.box.colours.indexOf(colour)),
      name: this.name(seat),
    }
  }

  worth(kind: Kind | null | undefined): number {
    return kind == null ? 0 : (this.points.get(kind) ?? 0)
  }

  /** A tile by what it shows. */
  tileName(id: string, form?: string): string {
    return this.voice.say(this.box.words.tiles[id], form)
  }
}
