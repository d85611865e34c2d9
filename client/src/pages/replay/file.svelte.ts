/** The largest record that the server takes. */
const MAX_CHARACTERS = 60_000
const KEPT = 'quadriga-record'

class RecordFile {
  /** The text of the record that was dropped or chosen last; null if there is none. */
  text = $state.raw<string | null>(sessionStorage.getItem(KEPT))
  tooLarge = $state(false)
}

export const recordFile = new RecordFile()

/** Whether a file is dragged, and not something of the page. */
export const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

/** Take a file for the record to look back at; it is kept as long as this tab is open. */
export async function takeFile(file: File): Promise<void> {
  recordFile.tooLarge = file.size > MAX_CHARACTERS
  recordFile.text = recordFile.tooLarge ? null : await file.text()
  try {
    if (recordFile.text === null) sessionStorage.removeItem(KEPT)
    else sessionStorage.setItem(KEPT, recordFile.text)
  } catch {
    // A browser that keeps nothing asks for the file again after a reload.
  }
}

export function forgetFile(): void {
  recordFile.text = null
  sessionStorage.removeItem(KEPT)
}
