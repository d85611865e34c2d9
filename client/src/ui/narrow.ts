import { MediaQuery } from 'svelte/reactivity'
import { WINDOWS } from './windows'

/** A phone, upright or lying: one part of the board at a time. */
export const narrow = new MediaQuery(WINDOWS.phone)
