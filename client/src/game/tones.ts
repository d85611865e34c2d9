/** One tone of a sound: a wave or noise, filtered, that rises and dies away. Times are seconds, pitches hertz. */
export interface Tone {
  wave: 'noise' | 'sine' | 'triangle' | 'sawtooth'
  at: number
  lasts: number
  rises: number
  /** How long it stays as loud before it dies away. */
  holds?: number
  /** From 0 to 1. */
  loud: number
  pitch: number
  /** The pitch at its end. */
  falls?: number
  filter: 'lowpass' | 'bandpass' | 'highpass'
  cut: number
  sharp?: number
}

/** A tile on wood, a coin, a card, and a far trumpet at the end. */
export type SoundName = 'tile' | 'coin' | 'card' | 'trumpet'

const ping = (at: number, pitch: number, loud: number): Tone => ({
  wave: 'sine',
  at,
  lasts: 0.22,
  rises: 0.002,
  loud,
  pitch,
  filter: 'highpass',
  cut: 900,
})

/** A note of a horn that is far away: little is left of its brightness. */
const blow = (at: number, lasts: number, pitch: number): Tone[] =>
  [1, 1.004].map((detune) => ({
    wave: 'sawtooth',
    at,
    lasts,
    rises: 0.06,
    holds: 0.6 * lasts,
    loud: 0.12,
    pitch: pitch * detune,
    filter: 'lowpass',
    cut: 1100,
  }))

/** What all tones are multiplied by: several may sound at once. */
export const LOUDEST = 0.5

export const SCORES: Readonly<Record<SoundName, readonly Tone[]>> = {
  tile: [
    { wave: 'noise', at: 0, lasts: 0.05, rises: 0.001, loud: 0.7, pitch: 0, filter: 'bandpass', cut: 1400, sharp: 1.2 },
    { wave: 'sine', at: 0, lasts: 0.11, rises: 0.002, loud: 0.8, pitch: 210, falls: 95, filter: 'lowpass', cut: 700 },
  ],
  coin: [ping(0, 2350, 0.3), ping(0, 3720, 0.16), ping(0.07, 2790, 0.24), ping(0.07, 4180, 0.12)],
  card: [
    { wave: 'noise', at: 0, lasts: 0.13, rises: 0.03, loud: 0.6, pitch: 0, filter: 'bandpass', cut: 3200, sharp: 0.8 },
    { wave: 'noise', at: 0.1, lasts: 0.04, rises: 0.001, loud: 0.6, pitch: 0, filter: 'lowpass', cut: 1200 },
  ],
  trumpet: [...blow(0, 0.3, 392), ...blow(0.22, 0.3, 523.25), ...blow(0.44, 1.3, 659.25), ...blow(0.46, 1.2, 523.25)],
}
