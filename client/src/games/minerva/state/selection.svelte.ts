import type { Draggable } from '../../../ui/drag'
import { pointing, type Pointing } from '../../../ui/pointing'
import type { Choice } from '../../../server/delta'
import type { FollowUp } from '../../../server/wire'
import { actionOf, cellIn, previewOf, type Deed, type Ray, type Rays } from './choices'
import { forFacilities, forResidences, type Good } from './goods'
import type { TileInfo, Way } from '../draw/kinds'
import { Position } from './position.svelte'
import type { Line, Preview, Site } from '../types'

/** What the player does with a position: what is pointed at and chosen, which tile waits for its cell, and what is chosen ahead. */
export abstract class Selection extends Position {
  /** The choice under the pointer or with the focus, by its `do`. */
  hovered = $derived.by((): string | null => this.anew(null))
  /** The direction under the pointer, where directions are chosen ahead. */
  hoveredWay = $derived.by((): Way | null => this.anew(null))
  /** The choice that is previewed now: what is pointed at, else what is chosen. */
  shown = $derived.by((): Choice | null => {
    for (const line of [this.hovered, this.chosen]) {
      const choice = this.lines.get(line ?? '')
      if (choice !== undefined) return choice
    }
    return null
  })
  preview = $derived.by((): Preview | null => (this.shown === null ? null : previewOf(this.shown)))
  /** The step that is to follow the chosen line. */
  planned = $derived.by((): string | null => this.steps[0]?.do ?? null)
  /** The one line of facilities that is previewed. */
  line = $derived.by((): Line | null => {
    const rays = this.rays
    return rays?.rays.find(({ line }) => line.direction === rays.hot)?.line ?? null
  })
  /** The choice of a tile in the market that waits for its cell. */
  buying = $derived.by((): Choice | null => {
    const choice = this.lines.get(this.chosen ?? '')
    return actionOf(choice)?.verb === 'build' ? (choice ?? null) : null
  })
  /** The tile that waits for its cell: bought, or chosen in the market. */
  held = $derived.by((): TileInfo | null => {
    const { moment } = this.view
    if (moment.is === 'placing') return this.lines.size > 0 ? (this.tiles.get(moment.tile) ?? null) : null
    const action = actionOf(this.buying)
    return action?.verb === 'build' ? (this.tiles.get(action.tile) ?? null) : null
  })
  /** What can be done with each cell of the own city. */
  deeds = $derived.by((): ReadonlyMap<string, Deed> => {
    if (this.buying !== null) return this.#placements(this.buying)
    return new Map(
      this.choices.flatMap((choice): [string, Deed][] => {
        const cell = cellIn(actionOf(choice))
        return cell === null ? [] : [[cell, { do: choice.do, choice }]]
      }),
    )
  })
  /** What a facility would stand in line with on each free cell, if the tile that waits for its cell is one. */
  sites = $derived.by((): ReadonlyMap<string, Site> => {
    if (this.held?.when !== 'activated') return new Map()
    return new Map(this.outlook.cells.map(({ cell, site }) => [cell, site]))
  })
  /** What each free cell would be good for: for the tile that waits for its cell, else for a residence. */
  goods = $derived.by((): ReadonlyMap<string, Good> => {
    if (this.held !== null) return forFacilities(this.sites)
    const homes = this.choices.flatMap((choice): [string, readonly Line[]][] => {
      const action = actionOf(choice)
      return action?.verb === 'residence' ? [[action.cell, previewOf(choice).lines ?? []]] : []
    })
    return forResidences(new Map(homes))
  })
  /** The cell of the own city that is pointed at or chosen. */
  spot = $derived.by((): string | null => {
    const cells = [...this.deeds]
    for (const line of [this.hovered, this.planned, this.chosen]) {
      const found = cells.find(([, deed]) => deed.do === line)
      if (found !== undefined) return found[0]
    }
    return null
  })
  /** The directions of the residence that is being built or assisted. */
  rays = $derived.by((): Rays | null => {
    const { moment } = this.view
    const action = actionOf(this.shown)
    if (moment.is === 'directing' && this.choices.length > 0) {
      const rays = this.choices.flatMap((choice): Ray[] => {
        const line = previewOf(choice).total
        return line ? [{ do: choice.do, line, label: choice.label, brings: choice.wording.brings ?? [] }] : []
      })
      const hot = action?.verb === 'activate' ? (action.direction as Way) : null
      return { cell: moment.cell, rays, mode: 'choose', hot }
    }
    const cell = cellIn(action)
    const { lines, ahead = [] } = this.preview ?? {}
    if (cell === null || lines === undefined) return null
    const rays = lines.flatMap((line, n): Ray[] => {
      const step = ahead[n]
      return step ? [{ do: step.do, line, label: step.label, brings: step.wording.brings ?? [] }] : []
    })
    const fixed = this.shown?.do === this.chosen
    const then = fixed ? rays.find((ray) => ray.do === this.planned)?.line.direction : undefined
    return { cell, rays, mode: fixed ? 'ahead' : 'look', hot: (fixed ? this.hoveredWay : null) ?? then ?? null }
  })

  /** How a choice is drawn; it can be made (`able`) even where a lesson does not light it. */
  is(choice: Choice | undefined): { able: boolean; lit: boolean; chosen: boolean; hinted: boolean; rank: string } {
    const line = choice?.do
    const rank = this.rank(line)
    return {
      able: line !== undefined,
      lit: line !== undefined && this.lights(line),
      chosen: line !== undefined && this.chosen === line,
      hinted: rank !== '',
      rank,
    }
  }

  /** Whether what can be done with a cell is lit. */
  lightsDeed(deed: Deed | undefined): boolean {
    if (deed === undefined) return false
    return deed.step === undefined ? this.lights(deed.do) : this.lightsThen(deed.do)
  }

  /** Choose something; what is chosen, chosen again, is played. */
  pick(choice: Choice | undefined): void {
    if (choice === undefined) return
    if (this.chosen === choice.do) {
      this.hovered = null
      this.props().onconfirm()
    } else this.props().onchoose(choice.do)
  }

  /** Something is done with a cell of the own city. */
  pickCell(cell: string): void {
    const deed = this.deeds.get(cell)
    if (deed?.choice !== undefined) this.pick(deed.choice)
    else if (deed !== undefined) this.#plan(deed.step)
  }

  /** A tile of the market, to be dragged to a cell of the own city. */
  draggedTile(choice: Choice): Draggable {
    const chosen = this.chosen === choice.do
    return this.#dragged(
      () => {
        if (!chosen) this.pick(choice)
        return this.buying?.do === choice.do
      },
      () => {
        if (!chosen) this.props().onchoose(null)
      },
    )
  }

  /** One of the own assistants or residences, to be dragged to a cell. */
  draggedOwn(verb: 'assist' | 'residence'): Draggable | null {
    const cells = this.choices.flatMap((choice) => {
      const action = actionOf(choice)
      return action?.verb === verb ? [action.cell] : []
    })
    if (cells.length === 0) return null
    // A tile that waits for its cell is put away.
    const take = (): boolean => {
      if (this.buying !== null) this.props().onchoose(null)
      return true
    }
    return this.#dragged(
      take,
      () => undefined,
      (cell) => cells.includes(cell),
    )
  }

  #dragged(take: () => boolean, back: () => void, fits: (cell: string) => boolean = () => true): Draggable {
    const deedAt = (cell: string | null): Deed | undefined =>
      cell !== null && fits(cell) ? this.deeds.get(cell) : undefined
    return {
      take,
      back,
      over: (cell) => (this.hovered = deedAt(cell)?.do ?? null),
      drop: (cell) => {
        const deed = deedAt(cell)
        if (deed === undefined) return false
        const done = deed.step === undefined ? this.chosen : this.planned
        if (done !== deed.do) this.pickCell(cell)
        return true
      },
    }
  }

  /** A direction is chosen, now or ahead. */
  pickRay(ray: Ray): void {
    if (this.rays?.mode === 'choose') this.pick(this.lines.get(ray.do))
    const step = this.preview?.ahead?.find((one) => one.do === ray.do)
    if (this.rays?.mode === 'ahead' && step !== undefined) this.#plan(step)
  }

  /** Preview without choosing. */
  pointing(line: string): Pointing {
    return pointing((on) => {
      if (on) this.hovered = line
      else if (this.hovered === line) this.hovered = null
    })
  }

  /** Where a tile that is being bought can be laid, chosen ahead. */
  #placements(choice: Choice): ReadonlyMap<string, Deed> {
    const { here, spots = [] } = previewOf(choice)
    const action = actionOf(choice)
    const tile = action?.verb === 'build' ? action.tile : ''
    const does = this.words(tile)?.does
    const works = this.tiles.get(tile)?.when === 'activated'
    return new Map(
      this.outlook.cells.map(({ cell, do: line, label, site }): [string, Deed] => {
        const worth = spots.find((spot) => spot.cell === cell)
        const good = worth ? [worth.says] : works ? site.says : []
        const brings = [...good, ...(does ? [does] : [])]
        return [cell, { do: line, step: { do: line, label, wording: { ...here, brings } } }]
      }),
    )
  }

  /** Choose ahead what follows the chosen line; chosen again, both are played. */
  #plan(step: FollowUp): void {
    if (this.chosen === null) return
    if (this.planned === step.do) this.props().onconfirm()
    else this.props().onchoose(this.chosen, [step])
  }
}
