import { conflict } from './domain-error'

/** Why a table that was uploaded cannot be stored or discarded now. */
export const notChecked = () =>
  conflict('import_not_checked', {
    en: 'The table is still being read, or could not be read.',
    es: 'La tabla aún se está leyendo o no se pudo leer.',
  })

export const notDiscardable = () =>
  conflict('import_not_discardable', {
    en: 'Only a table that is checked and not stored can be discarded.',
    es: 'Solo se puede descartar una tabla comprobada que no se ha guardado.',
  })

export const rowsRefused = (refused: number) =>
  conflict('rows_refused', {
    en: `${refused} rows cannot be stored. Correct the table, or import the other rows only.`,
    es: `${refused} filas no se pueden guardar. Corrija la tabla o importe solo las demás.`,
  })
