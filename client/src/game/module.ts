import type { Component, Snippet } from 'svelte'
import type { IconName } from '../ui/icons'
import type { Voice } from '../words/voice.svelte'
import type { Motion } from './motion'
import type { Choice, Update } from '../server/delta'
import type { CampaignCard, FollowUp, LogLine, Setup, Sitter, Turn } from '../server/wire'

/**
 * What a game brings to the page. The frame (bars, prompt, log, end, replay) is the same for all
 * games and knows nothing of their rules; a board knows nothing of the socket.
 */

/* The frame hands on what it cannot read; a game names its own types: BoardProps<View, Outlook, Box>. */
/**
 * `view`, `outlook` and `box` are what the server sent; the game's own types say what is in them.
 * The part that shows the position best has `data-picture`: it is drawn on the cards of the first screen. Other parts have
 * names there (`data-picture="forum"`), by which the rules ask for them; a part that a phone shows on another tab is called as
 * that tab is.
 * A board fills the place between the bars and brings its own padding; below 720 px that place
 * scrolls and `tab` says what to show. In a replay (`readonly`) there are no choices and nothing may look as if it could be chosen.
 */
export interface BoardProps<View = unknown, Outlook = unknown, Box = unknown, Action = unknown> {
  view: View
  outlook: Outlook
  /** Every legal line with its words and its preview; empty when it is not my turn. */
  choices: readonly Choice[]
  /** The Box of the game: every component with its source. */
  box: Box
  /** The `do` of the one choice that is chosen and not yet confirmed. */
  chosen: string | null
  /** What is to follow it by itself, once it is confirmed. */
  steps: readonly FollowUp[]
  /** The lines of the best choices, the best first, after the player asked for a hint. */
  hints: readonly string[]
  /** In a step of a lesson the lines that it is about: nothing else is lit, though all can be chosen. */
  taught?: readonly string[] | null
  /** The lines that the next step of it is about, where it follows at once: the second half of the same deed. */
  taughtThen?: readonly string[]
  /** The part of the board that a phone shows: the id of one of the module's tabs. */
  tab: string
  readonly: boolean
  /** In a replay arrow keys go from step to step: nothing on the board begins with them. */
  stepped?: boolean
  /** Through whose eyes this is seen; null for who looks on. With several people at one screen, the one to act. */
  seat: number | null
  /** All seats of this browser: several when people share a screen, none for who looks on. */
  mine: readonly number[]
  sitters: readonly Sitter[]
  /** The seat that the table waits for; null when the game is over, and in a replay. */
  toAct: number | null
  /** The whole log, oldest first, as this seat may read it; in a replay up to the position that is shown. */
  story: readonly LogLine[]
  /** The latest turns in short, the oldest first: my own last one and all after it; `first` and `last` are places in `story`. */
  turns: readonly Turn[]
  /** The data of the action that is pointed at in the log, in what happened or in a hint: the board lights its place. */
  pointed: Action | null
  /** Grows with every change, undo included; in a replay the number of the position. */
  revision: number
  /** Choose a line (`null` clears), with what is to follow it. Choosing the chosen line again does not confirm it. */
  onchoose: (line: string | null, steps?: readonly FollowUp[]) => void
  /** Play the chosen line. */
  onconfirm: () => void
  /** The board is created: what it adds to the prompt from now on; `null` when it goes. `Table` calls it for every game. */
  onready: (additions: PromptAdditions | null) => void
}

/** What a board adds to the prompt; all of it reads the board's state, so the frame derives from it. */
export interface PromptAdditions {
  /** The first line while a choice is begun: what is still to be chosen. */
  asks: () => string | null
  /** The second line: what the pointer or the focus is on. */
  detail: () => string | null
  /** The second line while something is chosen and a step that could follow it is pointed at. */
  ahead: () => string | null
  /** Buttons beside the primary one (turn the tile), and keys to the table. */
  tools: () => readonly Tool[]
  /**
   * Lines to play one after the other: chosen as long as the player picked nothing else. It is no choice of the player:
   * undo does not begin with dropping it.
   */
  proposal: () => readonly FollowUp[]
}

/** A button in the prompt, with its key, that belongs to the board: it changes what is chosen, and plays nothing. */
export interface Tool {
  /** What it does, for the tooltip and for a screen reader: "Turn to the right". */
  label: string
  icon: IconName
  /** As `KeyboardEvent.key` names it, letters small; goes before the table's own (c h l u w ? and digits). */
  key: string
  act: () => void
  /** The key alone: the board itself has the button. */
  unseen?: boolean
}

/** The game's own clock in the top bar: round, era, phase. */
export interface ClockProps<View = unknown, Outlook = unknown, Box = unknown> {
  view: View
  outlook: Outlook
  box: Box
}

/**
 * How it ended: `update.ending` is set. A game says how in its own words, then shows what the frame has of all games
 * (`figures`: places, points line by line, bests), then what there is only to know about this one.
 */
export interface EndProps<Box = unknown> {
  update: Update
  campaign: CampaignCard | null
  box: Box
  figures: Snippet
}

/** Draws a thing that flies over the board, as large as the box that it is given. */
export interface FlierProps<Thing = unknown, Box = unknown> {
  thing: Thing
  box: Box
}

/** Where the numbers come from: every figure of the box with its source. */
export interface SourcesProps<Box = unknown> {
  box: Box
}

/** Draws a thing that the rules speak of, as the boards do; `name` is what the rulebook calls it. */
export interface SignProps<Box = unknown> {
  name: string
  box: Box
}

/** A part of the points of a seat. */
export interface Source {
  name: string
  points: number
}

export interface Tab {
  id: string
  label: string
  icon: IconName
}

type Translate = Voice['t']

/** The default export of `src/games/GAME/index.ts`. */
export interface GameModule<View = unknown, Outlook = unknown, Box = unknown> {
  Board: Component<BoardProps<View, Outlook, Box>>
  Clock: Component<ClockProps<View, Outlook, Box>>
  End: Component<EndProps<Box>>
  Sources: Component<SourcesProps<Box>>
  Sign: Component<SignProps<Box>>
  Flier: Component<FlierProps<unknown, Box>>
  /**
   * What moves with a line of the log, from where to where; `before` and `after` are the positions around all lines that came with it.
   */
  motion: (line: LogLine, before: View, after: View, box: Box) => Motion
  /** What a phone shows one at a time. The frame adds the log as the last tab. */
  tabs: (t: Translate) => readonly Tab[]
  /**
   * The tab where a phone shows what this position asks for, or what a hint names; null where no tab is better than another. The frame
   * turns to it when the position or the hint comes; afterwards the player turns.
   */
  tabOf?: (view: View, hint: Choice | null) => string | null
  /** Whether seats hold what others must not see: then people who share a screen pass it on covered. */
  hasSecrets: (setup: Setup) => boolean
  /** What the cover calls that which it hides: "my tiles". */
  secrets?: (t: Translate) => string
  /** The board shows the turns of the others by itself on a wide screen: there, the frame's panel opens only when asked for. */
  tellsSince?: boolean
  /** What one chooses from stands at the right of the board: the rules open at the left. */
  rulesAtLeft?: boolean
  /** Where the points of a seat come from in a position; sources that bring nothing yet may be left out. */
  sources: (outlook: Outlook, box: Box, seat: number, voice: Voice) => readonly Source[]
  /** Keys of this game, for the list of keys: what to press, and "turn the tile". */
  keys?: (t: Translate) => readonly { press: readonly string[]; does: string }[]
}
