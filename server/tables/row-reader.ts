import { cleanIdentifier } from '../csv/clean-cell'
import type { TableRow } from '../csv/table-row'
import type { Text } from '../domain/text'
import { allFaults, cellFault, errorValue, formulaWithoutValue, isErrorValue } from './cell-faults'
import { damageOf, doubtOf } from './damaged-identifier'
import type { TableOutline } from './table-outline'
import type { DecimalSign } from './written-figures'

/** A figure as it is written, or as a workbook contains it. */
export interface FigureCell {
  text: string
  /** With a point and nothing between thousands; undefined for text. */
  plain: string | undefined
  /** How many decimals the workbook shows; undefined for all. */
  decimals: number | undefined
  /** That the workbook shows beside it, such as €. */
  currency?: string | undefined
  /** Of the column. */
  decimalSign: DecimalSign | undefined
}

/** Reads the cells of a row, and collects all that is wrong with them. */
export interface RowReader<Field extends string> {
  /** A cell as it is shown; null for an empty one, and for one that is refused. */
  cell(field: Field): string | null
  text(field: Field, maxLength: number): string | null
  /** The number of a part or machine. */
  identifier(field: Field, maxLength: number): string | null
  figure(field: Field): FigureCell | null
  /** A day or time as it is written; one that is a number without a format counts from the end of 1899. */
  date(field: Field): string | null
  /** Refuses the row. */
  refuse(fault: Text, ...fields: Field[]): null
  /** Refuses the row for what a cell says. */
  refuseCell(field: Field, cell: string, fault: Text): null
  /** Why the row is refused. */
  reason(): Text | null
  /** The cells that are wrong, such as C4. */
  wrongCells(): string[]
  /** The cell of a field; undefined if the table has no such column. */
  reference(field: Field): string | undefined
}

/** Between the first days of the two calendars of spreadsheets. */
const DAYS_TO_1904 = 1462
/** 20261105 is a day that a machine has written, from whichever year its workbook counts. */
const numberOfDays = /^\d{5}(?:\.\d+)?$/

/** The readers of the rows of a table. */
export function rowReader<Field extends string>(outline: TableOutline): (row: TableRow) => RowReader<Field> {
  const columns = new Map(outline.columns.flatMap((column) => (column.field ? [[column.field, column] as const] : [])))
  const width = Math.max(0, ...outline.columns.map(({ position }) => position + 1))
  const isText = outline.separator !== null
  return ({ line, cells, values, stored }) => {
    const faults: Text[] = []
    const wrong = new Set<string>()
    const length = cells.findLastIndex((cell) => cell !== '') + 1
    const reader: RowReader<Field> = {
      cell(field) {
        const position = columns.get(field)?.position ?? -1
        const text = cells[position] ?? ''
        const value = values?.get(position)
        if (value?.kind === 'formula') return reader.refuse(formulaWithoutValue(field), field)
        if (text === '') return null
        if (value?.kind === 'error' || isErrorValue(text)) return reader.refuseCell(field, text, errorValue)
        return text
      },
      text(field, maxLength) {
        const text = reader.cell(field)
        if (text?.includes('\0')) return reader.refuse(noText(field), field)
        return text && text.length > maxLength ? reader.refuse(tooLong(field, maxLength), field) : text
      },
      identifier(field, maxLength) {
        const column = columns.get(field)
        const position = column?.position ?? -1
        if (stored?.has(position)) return cells[position] ?? null
        const text = reader.text(field, maxLength)
        if (text === null) return null
        const mayBeDamaged = isText && !column?.asWritten
        const damage = damageOf(values?.get(position)) ?? (mayBeDamaged ? doubtOf(text) : undefined)
        return damage ? reader.refuseCell(field, text, damage) : cleanIdentifier(text)
      },
      figure(field) {
        const text = reader.cell(field)
        const column = columns.get(field)
        if (text === null || !column) return null
        const rest = length > width ? undefined : restOfFigure(outline, cells, column.position)
        if (rest !== undefined) return reader.refuse(cutFigure(field, text, rest), field)
        const value = values?.get(column.position)
        const decimalSign = column.decimalSign ?? undefined
        if (value?.kind !== 'number') return { text, plain: undefined, decimals: undefined, decimalSign }
        const { plain, decimals, currency } = value
        return { text: plain, plain, decimals, decimalSign, currency }
      },
      date(field) {
        const text = reader.cell(field)
        const value = values?.get(columns.get(field)?.position ?? -1)
        const isLater = text !== null && value?.kind === 'number' && value.is1904 && numberOfDays.test(value.plain)
        return isLater ? String(Number(value.plain) + DAYS_TO_1904) : text
      },
      refuse(fault, ...fields) {
        faults.push(fault)
        for (const field of fields) {
          const cell = reader.reference(field)
          if (cell) wrong.add(cell)
        }
        return null
      },
      refuseCell: (field, cell, fault) => reader.refuse(cellFault(field, cell, fault), field),
      reason: () => allFaults(faults),
      wrongCells: () => [...wrong],
      reference(field) {
        const position = columns.get(field)?.position
        return position === undefined ? undefined : `${columnLetters(position)}${line}`
      },
    }
    if (length > width) {
      reader.refuse(tooManyCells(length, width))
      wrong.add(`${columnLetters(length - 1)}${line}`)
    } else if (isText && length === 1 && outline.columns.length > 1 && isWholeRow(cells[0] ?? '', outline)) {
      reader.refuse(wholeRowInQuotes)
      wrong.add(`A${line}`)
    }
    return reader
  }
}

/** The letters of the column that is read as a field, such as C; null if the table has none. */
export function lettersOf({ columns }: TableOutline, field: string): string | null {
  const position = columns.find((column) => column.field === field)?.position
  return position === undefined ? null : columnLetters(position)
}

/** `A` for the first column. */
function columnLetters(position: number): string {
  const letter = String.fromCharCode(65 + (position % 26))
  return position < 26 ? letter : columnLetters(Math.floor(position / 26) - 1) + letter
}

/**
 * What is below no heading beside a figure, and may be its end: in a table that separates its cells by commas, 12,50 without
 * quotes is two cells.
 */
function restOfFigure({ separator, columns }: TableOutline, cells: readonly string[], place: number) {
  const next = cells[place + 1] ?? ''
  if (separator !== ',' || !/\d$/.test(cells[place] ?? '') || !/^\d+(?:\.\d+)?\D{0,4}$/.test(next)) return undefined
  const beside = columns.find(({ position }) => position === place + 1)
  return beside && (beside.heading !== '' || beside.field !== null) ? undefined : next
}

const isWholeRow = (cell: string, { separator, columns }: TableOutline): boolean =>
  separator !== null && cell.split(separator).length >= columns.length

const noText = (field: string): Text => ({
  en: `${field} has characters that are not text.`,
  es: `${field} tiene caracteres que no son texto.`,
})

const tooLong = (field: string, maxLength: number): Text => ({
  en: `${field} has more than ${maxLength} characters.`,
  es: `${field} tiene más de ${maxLength} caracteres.`,
})

const tooManyCells = (count: number, width: number): Text => ({
  en: `There are ${count} cells, but ${width} column names.`,
  es: `Hay ${count} celdas, pero ${width} nombres de columnas.`,
})

const cutFigure = (field: string, cell: string, next: string): Text => ({
  en: `${field} is “${cell}”, and “${next}” is beside it without a heading: if it is one figure, put it into quotes.`,
  es: `${field} es «${cell}», y «${next}» está al lado sin encabezado: si es una sola cifra, escríbala entre comillas.`,
})

const wholeRowInQuotes: Text = {
  en: 'The whole row is one cell in quotes. Save the table again with each cell in a column of its own.',
  es: 'La fila entera es una sola celda entre comillas. Guarde de nuevo la tabla con cada celda en su columna.',
}
