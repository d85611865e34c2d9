import { at } from '../app/address'
import { build, report } from './errors'

const KEY = 'quadriga.reloaded'

/** A file of the page could not be loaded. */
export class PartMissing extends Error {}

/**
 * A part of the page that is a file of its own. After an upgrade of the server the old file is gone: then the page is
 * loaded again, which brings the new one. Throws `PartMissing` if that is not it, or has not helped.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    report('chunk', error)
    if ((await isReplaced()) && isFirstTime()) {
      location.reload()
      return new Promise(() => undefined)
    }
    throw new PartMissing(String(error))
  }
}

/** A file of the page that is drawn with, such as a font. */
export const loadFile = async (address: string): Promise<Blob> => (await fetch(address)).blob()

/** Whether the server has another page by now. */
async function isReplaced(): Promise<boolean> {
  try {
    const answer = await fetch(at('/'), { cache: 'no-store' })
    return answer.ok && !(await answer.text()).includes(build())
  } catch {
    return false
  }
}

/** Whether this build has not been loaded again by itself before: once is enough to know that it does not help. */
function isFirstTime(): boolean {
  try {
    const before = sessionStorage.getItem(KEY)
    sessionStorage.setItem(KEY, build())
    return before !== build()
  } catch {
    return false // Storage may be switched off: nothing could tell how often it was tried.
  }
}
