import { inLanguage } from './asker-text'
import type { Asker } from './record-tool'

/** Where more records are asked for than are read for one question. */
export function newestNote(count: number, asker: Asker): string {
  const figure = new Intl.NumberFormat(asker.locale).format(count)
  return inLanguage(
    { en: `Only the newest ${figure} are counted.`, es: `Solo cuentan los ${figure} más recientes.` },
    asker,
  )
}

/** The sentences that are to be said, in one text. */
export const joinNotes = (...notes: readonly (string | undefined)[]): string | undefined =>
  notes.filter(Boolean).join(' ') || undefined
