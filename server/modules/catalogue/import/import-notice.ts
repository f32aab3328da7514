import type { Transaction } from '../../../db/connection'
import type { Text } from '../../../domain/text'
import { undoEnded } from '../../../tables/import-undo'
import { addNotice } from '../../notices'
import { type CatalogueImport, findImport, type ImportKey } from './catalogue-import.repository'

/** Tells whoever uploaded a table of parts that it has been read, stored or refused. */
export async function notifyOfImport(trx: Transaction, key: ImportKey): Promise<void> {
  const ended = await findImport(trx, key)
  if (!ended?.started_by) return
  await addNotice(trx, {
    personId: ended.started_by,
    outcome: ended.status === 'FAILED' || ended.undo?.status === 'FAILED' ? 'failure' : 'success',
    text: textOf(ended),
    link: `/manage-catalogue/import/${ended.id}`,
  })
}

function textOf({ status, file_name: file, failure, created, updated, refused, undo }: CatalogueImport): Text {
  if (undo) return undoEnded(file, undo)
  if (status === 'FAILED') {
    return {
      en: `${file} was not imported. ${failure?.en ?? ''}`.trim(),
      es: `${file} no se importó. ${failure?.es ?? ''}`.trim(),
    }
  }
  const counts = {
    en: `New: ${created}. Changed: ${updated}. Refused: ${refused}.`,
    es: `Nuevas: ${created}. Cambiadas: ${updated}. Rechazadas: ${refused}.`,
  }
  return status === 'APPLIED'
    ? { en: `${file} is imported. ${counts.en}`, es: `${file} está importado. ${counts.es}` }
    : {
        en: `${file} is checked, nothing is stored yet. ${counts.en}`,
        es: `${file} está comprobado; aún no se ha guardado nada. ${counts.es}`,
      }
}
