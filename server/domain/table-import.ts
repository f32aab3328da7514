import { conflict } from './domain-error'
import type { Text } from './text'

/** Why a table that was uploaded cannot be stored or discarded now. */
export const notChecked = () =>
  conflict('import_not_checked', {
    en: 'The table is still being read, or could not be read.',
    es: 'La tabla aún se está leyendo o no se pudo leer.',
  })

export const notDiscardable = () =>
  conflict('import_not_discardable', {
    en: 'Only a table that has been read and of which nothing is stored can be discarded.',
    es: 'Solo se puede descartar una tabla leída de la que no se ha guardado nada.',
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
  en: 'The uploaded table is not there any more, and nothing was stored. Upload it again.',
  es: 'La tabla subida ya no está y no se guardó nada. Vuelva a subirla.',
}

export const rowsRefused = (refused: number) =>
  conflict('rows_refused', {
    en: `${refused} rows cannot be stored. Correct the table, or import the other rows only.`,
    es: `${refused} filas no se pueden guardar. Corrija la tabla o importe solo las demás.`,
  })
