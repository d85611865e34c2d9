import { MediaQuery } from 'svelte/reactivity'

/** A phone, upright or lying: one part of the board at a time. The same sizes as in the style sheets. */
export const narrow = new MediaQuery('(max-width: 720px), (max-height: 480px)')
