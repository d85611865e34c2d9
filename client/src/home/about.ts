import { capital } from '../lib/words'

/** What the first screen says about a game in its own words; all else comes from the server. */
export interface About {
  line: string
  players: string
  /** How many play it when nobody says otherwise. */
  usual?: number
  /** The ways to play it, by the server's names. */
  variants?: Readonly<Record<string, Variant>>
}

export interface Variant {
  title: string
  line: string
}

export const ABOUT: Readonly<Record<string, About>> = {
  imperator: {
    line: 'Lead Rome through three periods with 21 cards, and keep an army for the day the barbarians come.',
    players: '1 player',
  },
  all_roads: {
    line: 'Lay roads around Rome. A closed loop turns every house inside into a villa, whoever owns it.',
    players: '2 to 4 players',
    usual: 3,
    variants: {
      standard: {
        title: 'Standard',
        line: 'Six turns each with the tiles of one colour; whoever has the most points on the map wins.',
      },
      full_length: {
        title: 'Full length',
        line: 'Two players with two colours each: both stacks of tiles, so twelve turns each.',
      },
      cooperative: {
        title: 'Cooperative',
        line: 'All play together, with hidden hands: try to build every token of every colour.',
      },
    },
  },
  minerva: {
    line: 'Build a city tile by tile. Every residence you add switches on a whole street.',
    players: '1 to 4 players',
    usual: 3,
  },
  carpe_diem: {
    line: 'Walk the ring, take a tile, fit it into your district, and choose the moment when the forum pays.',
    players: '2 to 4 players',
  },
}

/** How a variant is called; one that the page knows no words for is called as the server calls it. */
export const variantOf = (game: string, variant: string): Variant =>
  ABOUT[game]?.variants?.[variant] ?? { title: capital(variant.replaceAll('_', ' ')), line: '' }
