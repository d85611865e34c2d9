/** Calls `finish` with the next input of any kind; what is returned stops waiting for it. */
export function untilInput(finish: () => void): () => void {
  const inputs = ['pointerdown', 'keydown', 'wheel'] as const
  const options = { capture: true, passive: true }
  const stop = (): void => inputs.forEach((name) => removeEventListener(name, end, options))
  const end = (): void => {
    stop()
    finish()
  }
  inputs.forEach((name) => addEventListener(name, end, options))
  return stop
}
