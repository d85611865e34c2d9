/** How the head of an opponent is drawn: paths on a grid of 64, with the middle of the face at 32. */
export interface Head {
  /** The outline of the face. */
  face: string
  /** Hair behind the head, and over it. */
  back?: string
  hair: string
  /** Of three, the lightest first. */
  tone: 1 | 2 | 3
  /** Lines in the hair: partings, strands, braids. */
  strands: string
  /** Brows, nose, mouth, and what age has drawn. */
  features: string
  beard?: string
  /** Where the hair leaves the ears free. */
  ears?: true
}

const SLIM = 'M22 24c0-8.5 4.3-13 10-13s10 4.5 10 13c0 9-4.5 17-10 17s-10-8-10-17Z'
const BROAD = 'M21.3 23c0-8 4.5-12.5 10.7-12.5S42.7 15 42.7 23v6c0 7-4.4 12.5-10.7 12.5S21.3 36 21.3 29Z'
const ROUND = 'M20.8 25c0-9.5 4.8-14.5 11.2-14.5S43.2 15.5 43.2 25c0 10-4.9 16.3-11.2 16.3S20.8 35 20.8 25Z'

const CALM = 'M24.6 23.2q2.5-1.5 5-.2M34.4 23q2.5-1.3 5 .2M32 24.5v6.3h-1.8M29.4 35.3q2.6 1.2 5.2 0'
const MERRY = 'M24.4 22.8q2.6-2 5.2-.2M34.4 22.6q2.6-1.8 5.2.2M32 24.3v6.2h-1.7M28.4 34.3q3.6 3.2 7.2 0'
const STERN = 'M24 24l5.8-1.2M34.2 22.8l5.8 1.2M32 24v6.8h-2.2M28.8 36h6.4'
const OLD =
  'M24.3 23.8l5.3-1M34.4 22.8l5.3 1M32 24v7h-2.4M28.6 35.6q3.4-1 6.8 0M26 18.7q6-1.4 12 0M25.4 30.6q-.6 2.8.8 4.8M38.6 30.6q.6 2.8-.8 4.8'

/** A roll of hair over the forehead, waves to a knot in the neck. */
const LIVIA: Head = {
  face: SLIM,
  tone: 2,
  back: 'M19 25c-1 8 .5 15 5 18h16c4.5-3 6-10 5-18Z',
  hair: 'M19.2 31c-2.4-14 3-22.5 8.3-22.5.6-3.2 8.4-3.2 9 0 5.3 0 10.7 8.5 8.3 22.5-1.7-1.3-2.6-4-3-7.5-.4-4-2.6-7.3-5.8-8.2-1.6 2.4-6.4 2.4-8 0-3.2.9-5.4 4.2-5.8 8.2-.4 3.5-1.3 6.2-3 7.5Z',
  strands:
    'M28 14.8c-.6-1.8-.5-4.2-.3-6M36 14.8c.6-1.8.5-4.2.3-6M22.5 15.5c-1.5 3-2.2 7-2 11M41.5 15.5c1.5 3 2.2 7 2 11',
  features: CALM,
}

/** Short hair, combed into the forehead. */
const CASSIUS: Head = {
  face: BROAD,
  tone: 3,
  hair: 'M20.7 25c-2.2-12 3.3-18 11.3-18s13.5 6 11.3 18l-1.5-.6c.2-3-.3-5.6-1.6-7.4l-2.4 1.7-2.6-1.9-2.6 1.9-2.6-1.9-2.6 1.9-2.6-1.9-1.8 1.5c-.8 1.7-1.1 3.7-.8 6.1Z',
  strands: 'M27 9.8l-1.4 5M32 9l0 5.5M37 9.8l1.4 5',
  features: STERN,
  ears: true,
}

/** Bald, with hair around the ears. */
const TULLIUS: Head = {
  face: ROUND,
  tone: 1,
  hair: 'M20.4 19c-3 1-4 5-3.4 8.5.3 2 1.3 3.6 3 4.2l1-1.2c-.6-3.5-.4-7.5.8-10.7ZM43.6 19c3 1 4 5 3.4 8.5-.3 2-1.3 3.6-3 4.2l-1-1.2c.6-3.5.4-7.5-.8-10.7Z',
  strands: 'M19.3 22.5q-.8 2-.4 4.5M44.7 22.5q.8 2 .4 4.5M28.5 13.8q3.5-1.3 7 0',
  features: OLD,
}

/** Parted in the middle, with ringlets down to the shoulders. */
const DRUSILLA: Head = {
  face: SLIM,
  tone: 3,
  back: 'M19 22c-3.5 5-2.5 9-4 13s.5 7 0 10 3 6 6.5 4.5S26 46 26 42h12c0 4 1 6 4.5 7.5S49.5 48 49 45s1.5-6 0-10-.5-8-4-13Z',
  hair: 'M32 12.5c-5 .5-8.8 4.5-9.5 11-.3 3-1 5.5-2.7 6.5C16.5 16 22.5 7.5 32 7.5S47.5 16 44.2 30c-1.7-1-2.4-3.5-2.7-6.5-.7-6.5-4.5-10.5-9.5-11Z',
  strands:
    'M32 7.8v4.5M17.5 35q2.5 1.5 5 0M17.3 40q2.5 1.5 5 0M18 45q2.3 1.3 4.6 0M41.5 35q2.5 1.5 5 0M41.7 40q2.5 1.5 5 0M41.4 45q2.3 1.3 4.6 0',
  features: MERRY,
}

/** A high crown of curls. */
const OCTAVIA: Head = {
  face: SLIM,
  tone: 1,
  back: 'M19.5 25c-.5 8 1 14 4.5 17h16c3.5-3 5-9 4.5-17Z',
  hair: 'M20 29c-3-3-3.2-7-1.8-9.5-1.5-4 .5-8 3.3-9C22 6.5 26 4 29 5c2-1.6 4-1.6 6 0 3-1 7 1.5 7.5 5.5 2.8 1 4.8 5 3.3 9 1.4 2.5 1.2 6.5-1.8 9.5-1.5-1.5-1.9-4-2-6.5-1.6-.8-2.3-2-2.4-3.7-1.8.6-3.4.1-4.4-1.2-1.4 1.3-5 1.3-6.4 0-1 1.3-2.6 1.8-4.4 1.2-.1 1.7-.8 2.9-2.4 3.7-.1 2.5-.5 5-2 6.5Z',
  strands:
    'M24 12.5a2.2 2.2 0 1 0 3-2M30 9.5a2.2 2.2 0 1 0 4 0M37 10.5a2.2 2.2 0 1 0 3 2M20.5 19a2 2 0 1 0 3-1.5M40.5 17.5a2 2 0 1 0 3 1.5M29 14.8a1.7 1.7 0 1 0 2.6-1.6M33 13.5a1.7 1.7 0 1 0 2.6 1.2',
  features: CALM,
}

/** Curls and a full beard. */
const VARRO: Head = {
  face: BROAD,
  tone: 2,
  hair: 'M20.5 27c-2.5-2-3-5-2-7.5-.8-3.5.8-6.3 3.3-7.2C23 8.8 26 7.2 28.8 8c2-1.5 4.4-1.5 6.4 0 2.8-.8 5.8.8 7 4.3 2.5.9 4.1 3.7 3.3 7.2 1 2.5.5 5.5-2 7.5-1.2-2-1.3-4.5-1.5-7-1.7.2-3-.4-3.7-1.7-1.6 1-3.4.8-4.5-.4-1.1 1.2-4 1.2-5.1 0-1.1 1.2-2.9 1.4-4.5.4-.4 1-.9 1.5-1.6 1.7-.2 2.5-.9 5-2.1 7Z',
  beard:
    'M21.3 27c.3 2.5 1.2 4 2.7 5 1.8.3 3-.2 4.5-1 1.4-.7 5.6-.7 7 0 1.5.8 2.7 1.3 4.5 1 1.5-1 2.4-2.5 2.7-5 1 9-2 18.5-10.7 18.5S20.3 36 21.3 27ZM28.6 35q3.4 1.8 6.8 0-1.3-1.4-3.4-1.2-2.1-.2-3.4 1.2Z',
  strands:
    'M25 13a2 2 0 1 0 2.8-1.6M31 11.5a2 2 0 1 0 3 0M37 11.7a2 2 0 1 0 2.8 1.6M26.5 38q.7 2 .3 3.8M32 39v4M37.5 38q-.7 2-.3 3.8',
  features: 'M24 23.6q3-1.6 5.8-.6M34.2 23q2.8-1 5.8.6M32 24v6.3h-2M29.4 35.1h5.2',
  ears: true,
}

/** A braid laid around the head. */
const FULVIA: Head = {
  face: SLIM,
  tone: 3,
  back: 'M20 25c-.5 7 .5 12 4 15h16c3.5-3 4.5-8 4-15Z',
  hair: 'M19.7 29c-2.6-12 3-19.5 12.3-19.5S46.9 17 44.3 29c-1.5-1.3-2.3-3.7-2.6-6.5-2.5-1.2-5.2-3.2-6.7-6-2.5 3.6-7.5 5.6-12.7 6-.3 2.8-1.1 5.2-2.6 6.5ZM18 18.5c-.2-7 5.7-13.5 14-13.5s14.2 6.5 14 13.5c-.3 1.6-3.3 1.6-3.8 0C41 13 37.2 10 32 10s-9 3-10.2 8.5c-.5 1.6-3.5 1.6-3.8 0Z',
  strands:
    'M18.5 15.5l4 1M20.5 10.7l3.3 3M24.6 7l2.2 4M30 5.3l.6 4.7M35.5 5.5l-1.2 4.6M40.5 8l-2.8 3.6M44 12l-3.6 2.5M45.6 16.7l-4 .6',
  features: 'M24.6 22.9q2.5-1.5 5 0M34.4 22.9q2.5-1.5 5 0M32 24.3v6.4h-1.8M29 35q3 2 6 .2',
}

/** Young, with locks that fall aside. */
const LUCIUS: Head = {
  face: SLIM,
  tone: 1,
  hair: 'M20.8 26c-3-10 .7-18.5 10-19 2.5-1.5 6-.8 7 .7 5.5 2 7.7 9.5 5.4 18.3l-1.5-1c.3-3.2-.2-5.6-1.7-7.5-1 .8-2.6 1-3.8.3-1.6 1.4-3.8 1.6-5.4.6-2 1.7-4.7 1.8-6.6.7-1 1.9-1.5 4-1.6 6Z',
  strands: 'M38 8c-4 .4-6.8 2.6-7.6 6.5M31 7.5c-3.6 1.3-5.6 4-6 7.3M41.5 11.5c-2.4.2-4 1.5-4.7 4',
  features: MERRY,
  ears: true,
}

/** The opponents by their names. */
export const HEADS: Readonly<Record<string, Head>> = {
  Livia: LIVIA,
  Cassius: CASSIUS,
  Tullius: TULLIUS,
  Drusilla: DRUSILLA,
  Octavia: OCTAVIA,
  Varro: VARRO,
  Fulvia: FULVIA,
  Lucius: LUCIUS,
}

/** The head of who is called so; somebody whom nobody has drawn gets always the same one of them. */
export function headOf(name: string): Head {
  const heads = Object.values(HEADS)
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return HEADS[name] ?? heads[sum % heads.length] ?? LIVIA
}
