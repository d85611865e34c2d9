/** An id that nobody else has. */
export function newId(): string {
  // `randomUUID` is there only over https and on the own machine.
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}
