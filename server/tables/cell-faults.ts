import { beginningOf } from '../domain/beginning-of'
import type { Text } from '../domain/text'

const MAX_SHOWN = 40

/** A cell as a reason shows it: on one line, and not longer than it takes to find it. */
function shown(cell: string): string {
  const text = cell.replaceAll(/\p{C}+/gu, ' ')
  return text.length > MAX_SHOWN ? `${beginningOf(text, MAX_SHOWN)}…` : text
}

/** What is wrong with the cell of a column, such as: price is “abc”, which is not an amount. */
export const cellFault = (column: string, cell: string, { en, es }: Text): Text => ({
  en: `${column} is “${shown(cell)}”, which ${en}.`,
  es: `${column} es «${shown(cell)}», que ${es}.`,
})

export const belowZero: Text = { en: 'is below zero', es: 'es menor que cero' }

export const notWhole = (minimum: number, maximum: number): Text => ({
  en: `is not a whole number from ${minimum} to ${maximum}`,
  es: `no es un número entero de ${minimum} a ${maximum}`,
})

export const tooManyDecimals = (decimals: number): Text => {
  if (decimals === 0) return { en: 'has decimals', es: 'tiene decimales' }
  return decimals === 1
    ? { en: 'has more than one decimal', es: 'tiene más de un decimal' }
    : { en: `has more than ${decimals} decimals`, es: `tiene más de ${decimals} decimales` }
}

export const moreThan = (en: string, es = en): Text => ({ en: `is more than ${en}`, es: `es más que ${es}` })

/** `1,250`, of which a single cell does not say whether it is a thousand or one and a quarter (decision 81). */
export const ambiguous: Text = {
  en: 'could be thousands or decimals; choose the decimal sign of the column, or write it without a thousands separator',
  es: 'podría tener miles o decimales; elija el signo decimal de la columna o escríbalo sin separador de miles',
}

/** `#REF!`, `#¿NOMBRE?`, `#GETTING_DATA`, `Err:502` of LibreOffice, and what is wider than its column, in several languages. */
const errors = [
  /^#(?:N\/(?:[AD]|DISP)|NV|[¡¿]?[\p{Lu}\d/_]+[!?]|\p{Lu}+(?:_\p{Lu}+)+|#+)$/u,
  /^(?:err(?:or|eur)?|fehler)\.? ?:\d{3}$/i,
]

export const isErrorValue = (text: string): boolean => errors.some((error) => error.test(text))

/** Of a spreadsheet, such as #N/A. */
export const errorValue: Text = { en: 'is an error of the spreadsheet', es: 'es un error de la hoja de cálculo' }

export const formulaWithoutValue = (column: string): Text => ({
  en: `${column} is a formula whose value is not stored; open the workbook in a spreadsheet program and save it.`,
  es: `${column} es una fórmula cuyo valor no está guardado; abra el libro en una hoja de cálculo y guárdelo.`,
})

/** What spreadsheets do to numbers of parts and machines. */
export const damagedNumber: Text = {
  en: 'is a number that the spreadsheet has shortened; format the column as text and enter it again',
  es: 'es un número que la hoja de cálculo ha acortado; dé formato de texto a la columna e introdúzcalo de nuevo',
}

export const madeDate: Text = {
  en: 'is a date, into which the spreadsheet has turned it; format the column as text and enter it again',
  es: 'es una fecha, en la que lo convirtió la hoja de cálculo; dé formato de texto a la columna e introdúzcalo de nuevo',
}

/** What may as well be the number itself. */
export const likeDamagedNumber: Text = {
  en: 'may be a number that a spreadsheet has shortened; enter it again in a column of text, or choose that the column is read as written',
  es: 'puede ser un número que una hoja de cálculo ha acortado; introdúzcalo de nuevo en una columna de texto o elija que la columna se lea tal como está escrita',
}

export const likeMadeDate: Text = {
  en: 'may be a date into which a spreadsheet has turned the number; enter it again in a column of text, or choose that the column is read as written',
  es: 'puede ser una fecha en la que una hoja de cálculo convirtió el número; introdúzcalo de nuevo en una columna de texto o elija que la columna se lea tal como está escrita',
}

/** All that is wrong with a row, one sentence after the other; null for a good one. */
export function allFaults(faults: readonly Text[]): Text | null {
  if (faults.length === 0) return null
  return { en: faults.map(({ en }) => en).join(' '), es: faults.map(({ es }) => es).join(' ') }
}
