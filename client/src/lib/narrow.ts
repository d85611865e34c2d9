import { MediaQuery } from 'svelte/reactivity'

/** A phone: one part of the board at a time. The same width as in the style sheets. */
export const narrow = new MediaQuery('max-width: 720px')
