import type { Transaction } from '../../../db/connection'
import type { Text } from '../../../domain/text'
import { undoInterrupted } from '../../../tables/import-undo'
import { addNotice } from '../../notices'
import { findImport, isStoredInPart, type StockImport } from './stock-import.repository'

/** Tells whoever uploaded a table of counts that it has been read, stored or refused. */
export async function notifyOfCounts(trx: Transaction, importId: string): Promise<void> {
  const ended = await findImport(trx, importId)
  if (!ended?.started_by) return
  await addNotice(trx, {
    personId: ended.started_by,
    outcome: ended.status === 'FAILED' || ended.undo?.status === 'FAILED' ? 'failure' : 'success',
    text: textOf(ended),
    link: `/inventory/imports/${ended.id}`,
  })
}

function textOf(ended: StockImport): Text {
  const { status, file_name: file, failure, updated, refused, undo } = ended
  if (undo?.status === 'FAILED') return undoInterrupted(file)
  if (undo) {
    return {
      en: `${file}: the count is undone. Restored: ${undo.restored}. Left as they are: ${undo.kept}.`,
      es: `${file}: el recuento se deshizo. Restauradas: ${undo.restored}. Sin cambios: ${undo.kept}.`,
    }
  }
  if (isStoredInPart(ended)) {
    return {
      en: `${file} is stored in part. ${failure?.en ?? ''}`.trim(),
      es: `${file} se guardó en parte. ${failure?.es ?? ''}`.trim(),
    }
  }
  if (status === 'FAILED') {
    return {
      en: `${file} was not imported. ${failure?.en ?? ''}`.trim(),
      es: `${file} no se importó. ${failure?.es ?? ''}`.trim(),
    }
  }
  const counts = {
    en: `Changed: ${updated}. Refused: ${refused}.`,
    es: `Cambiadas: ${updated}. Rechazadas: ${refused}.`,
  }
  return status === 'APPLIED'
    ? { en: `${file}: the count is stored. ${counts.en}`, es: `${file}: el recuento está guardado. ${counts.es}` }
    : {
        en: `${file} is checked, nothing is stored yet. ${counts.en}`,
        es: `${file} está comprobado; aún no se ha guardado nada. ${counts.es}`,
      }
}
