/** What the first screen says about a game in its own words; all else comes from the server. */
export interface About {
  line: string
  players: string
}

export const ABOUT: Readonly<Record<string, About>> = {
  imperator: {
    line: 'Lead Rome through three periods with 21 cards, and keep an army for the day the barbarians come.',
    players: '1 player',
  },
  all_roads: {
    line: 'Lay roads around Rome. A closed loop turns every house inside into a villa, whoever owns it.',
    players: '2 to 4 players',
  },
  minerva: {
    line: 'Build a city tile by tile. Every residence you add switches on a whole street.',
    players: '1 to 4 players',
  },
  carpe_diem: {
    line: 'Walk the ring, take a tile, fit it into your district, and choose the moment when the forum pays.',
    players: '2 to 4 players',
  },
}
