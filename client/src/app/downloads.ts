import { api, noticeOf, type Notice } from '../server/api'
import { save } from '../ui/save'
import { at } from './address'

/** What a link needs to hand over a file. */
export interface Download {
  /** Its address over HTTP, for all that a browser does with a link besides following it. */
  href: string
  onclick: (event: MouseEvent) => void
}

/** A link to a file of the house, by its path below `/api/`. Following it asks for the file as for anything else. */
export const download = (path: string, failed: (notice: Notice) => void): Download => ({
  href: at(`/api/${path}`),
  onclick: (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void hand(path).catch((error: unknown) => failed(noticeOf(error)))
  },
})

async function hand(path: string): Promise<void> {
  const file = await api.file(path)
  save(file, file.name)
}
