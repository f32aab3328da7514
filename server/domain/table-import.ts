import { conflict } from './domain-error'
import type { Text } from './text'

/** Why a table that was uploaded cannot be stored or discarded now. */
export const notChecked = () =>
  conflict('import_not_checked', {
    en: 'The table is still being read or could not be read. Wait until it is checked, or upload it again.',
    es: 'La tabla aún se está leyendo o no se pudo leer. Espere a que se compruebe o vuelva a subirla.',
  })

export const notDiscardable = () =>
  conflict('import_not_discardable', {
    en: 'This table cannot be discarded: it is still being read, or rows of it are already stored.',
    es: 'Esta tabla no se puede descartar: aún se está leyendo o ya se guardaron filas.',
  })

export const notRestartable = () =>
  conflict('import_not_restartable', {
    en: 'Only an import that was interrupted can be started again. Upload the table again.',
    es: 'Solo se puede reiniciar una importación interrumpida. Vuelva a subir la tabla.',
  })

/** Thrown by an import that cannot be stored, or read, as it is. */
export class ImportRefused extends Error {
  constructor(readonly text: Text) {
    super(text.en)
  }
}

/** Why an import failed whose job was tried as often as it may be. */
export const interrupted: Text = {
  en: 'The import was interrupted, and nothing was stored. Start it again, or discard it.',
  es: 'La importación se interrumpió y no se guardó nada. Iníciela de nuevo o descártela.',
}

/** Why an import failed whose table is not there any more. */
export const tableLost: Text = {
  en: 'The uploaded table no longer exists, and nothing was stored. Upload it again.',
  es: 'La tabla subida ya no existe y no se guardó nada. Vuelva a subirla.',
}

export const rowsRefused = (refused: number) =>
  conflict('rows_refused', {
    en: `Rows that cannot be stored: ${refused}. Correct the table, or import the other rows only.`,
    es: `Filas que no se pueden guardar: ${refused}. Corrija la tabla o importe solo las demás.`,
  })
