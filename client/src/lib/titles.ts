/** Games are named by the server on the first screen; a table needs the name before that. */
const TITLES: Readonly<Record<string, string>> = {
  imperator: 'Imperator',
  all_roads: 'All Roads',
  minerva: 'Minerva',
  carpe_diem: 'Carpe Diem',
}

export function titleOf(game: string): string {
  return TITLES[game] ?? game
}
