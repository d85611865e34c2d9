import { keep, kept } from '../../app/settings'
import { LOUDEST, SCORES, type SoundName, type Tone } from '../../game/tones'

const ON = 'quadriga.sound'
const VOLUME = 'quadriga.volume'
const USUAL_VOLUME = 60

/** The sounds of a table, made by this page. Off until somebody turns them on, and silent while the page is hidden. */
class Sound {
  on = $state(kept(ON) === 'on')
  /** In percent. */
  volume = $state(volumeIn(kept(VOLUME)))
  private context: AudioContext | null = null
  private noise: AudioBuffer | null = null

  /** A browser lets a page sound only after an input: this is called with one. */
  readonly turn = (on: boolean): void => {
    this.on = on
    keep(ON, on ? 'on' : null)
    if (on) this.play('tile')
  }

  readonly setVolume = (volume: number): void => {
    this.volume = volume
    keep(VOLUME, String(volume))
  }

  /** Sounds after so many milliseconds; nothing where there is no sound to be had. */
  readonly play = (name: SoundName, delay = 0): void => {
    if (!this.on || document.hidden || !mayBeHeard()) return
    const context = this.open()
    if (context === null) return
    const begins = context.currentTime + delay / 1000
    for (const tone of SCORES[name]) this.sound(context, tone, begins)
  }

  private open(): AudioContext | null {
    if (this.context === null && 'AudioContext' in globalThis) {
      const context = new AudioContext()
      this.context = context
      document.addEventListener('visibilitychange', () => {
        void (document.hidden ? context.suspend() : context.resume()).catch(() => undefined)
      })
    }
    if (this.context?.state === 'suspended') void this.context.resume().catch(() => undefined)
    return this.context
  }

  private sound(context: AudioContext, tone: Tone, begins: number): void {
    const at = begins + tone.at
    const ends = at + tone.lasts
    const source = tone.wave === 'noise' ? this.rustle(context) : oscillator(context, tone, at, ends)
    const filter = new BiquadFilterNode(context, { type: tone.filter, frequency: tone.cut, Q: tone.sharp ?? 0.7 })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(0, at)
    const loud = (tone.loud * LOUDEST * this.volume) / 100
    gain.gain.linearRampToValueAtTime(loud, at + tone.rises)
    gain.gain.setValueAtTime(loud, at + tone.rises + (tone.holds ?? 0))
    gain.gain.exponentialRampToValueAtTime(0.0001, ends)
    source.connect(filter).connect(gain).connect(context.destination)
    source.start(at)
    source.stop(ends)
  }

  private rustle(context: AudioContext): AudioBufferSourceNode {
    if (this.noise === null) {
      this.noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
      const samples = this.noise.getChannelData(0)
      for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
    }
    return new AudioBufferSourceNode(context, { buffer: this.noise })
  }
}

function oscillator(context: AudioContext, { wave, pitch, falls }: Tone, at: number, ends: number): OscillatorNode {
  const node = new OscillatorNode(context, { type: wave === 'noise' ? 'sine' : wave, frequency: pitch })
  node.frequency.setValueAtTime(pitch, at)
  if (falls !== undefined) node.frequency.exponentialRampToValueAtTime(falls, ends)
  return node
}

/** Before the first input a browser lets nothing sound, and would sound all of it at once with that input. */
const mayBeHeard = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive

function volumeIn(text: string | null): number {
  const volume = Number(text ?? USUAL_VOLUME)
  return volume >= 0 && volume <= 100 ? volume : USUAL_VOLUME
}

export const sound = new Sound()
