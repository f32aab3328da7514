import type { TableRow } from '../csv/table-row'
import { isErrorValue } from './cell-faults'
import { headingKey } from './heading'
import type { LeftOutRow } from './table-outline'

const totals =
  /^(?:(?:grand|sub|zwischen|gesamt|end) ?)?(?:total(?:e|s|es)?|totaal|sum(?:me|ma|as?)?|somme|gesamt|gesamtbetrag|sous total)(?: (?:general|net|netto|gross|brutto|parts?|items|pieces|artikel|piezas|pieces|usd|eur|value|amount|price|count|\d+))*$/

/** What every total has; hardly any other cell is worth its key. */
const maybeTotal = /tot|sum|som|ges/i

const isTotal = (cell: string): boolean => maybeTotal.test(cell) && totals.test(headingKey(cell))

/** `Total 12 parts`, unlike TOTAL-100. */
const isTotalNumber = (number: string): boolean => isTotal(number) && (/\s/.test(number) || !/\d/.test(number))

const DIGIT = /\p{N}/u
const LETTER = /\p{L}/u

/** `Total WH 01` with figures alone beside it. */
const isTotalOfSome = (number: string, filled: readonly string[]): boolean =>
  number.includes(' ') &&
  isTotal(number.split(' ')[0] ?? '') &&
  !filled.some((cell) => cell !== number && LETTER.test(cell))

/** `13 assets`, which counts the rows above. */
const isCountOfRows = (cell: string): boolean => /^\d+ \p{Ll}{4,}$/u.test(cell)

/** `Fin du tarif` with `76 articles` beside it. */
const isEndWithCount = (number: string, filled: readonly string[]): boolean =>
  filled.length > 1 &&
  isSentence(number) &&
  !DIGIT.test(number) &&
  filled.every((cell) => cell === number || isCountOfRows(cell))

/** Lines of signs below a head, and above a total. */
export const isRule = (cell: string): boolean => /^[-–—=_*+.~]{2,}$/.test(cell)

/** At least three words, two of them of letters alone. */
const isSentence = (cell: string): boolean => {
  const words = cell.split(/\s+/)
  return words.length >= 3 && words.filter((word) => /^\p{L}{2,}[,.;:]?$/u.test(word)).length >= 2
}

const MAX_SHOWN = 80

interface TableShape {
  head: readonly string[]
  /** The position of the number that each row has. */
  identifier: number | undefined
  /** The positions of figures. */
  figures: readonly number[]
}

/**
 * Recognizes rows that are none of the table's: totals, notes below it, titles of its sections, heads that pages repeat,
 * units and rules below the head, and rows that nobody sees.
 * @param isFirst whether the row is directly below the head
 */
export function whyLeftOut(
  row: TableRow,
  shape: TableShape,
  isFirst: boolean,
): Pick<LeftOutRow, 'why' | 'text'> | undefined {
  const filled = row.cells.filter((cell) => cell !== '')
  const why = reasonOf(row, filled, shape, isFirst)
  return why && { why, text: filled.join(' ').slice(0, MAX_SHOWN) }
}

function reasonOf(
  { cells, values, isHidden }: TableRow,
  filled: readonly string[],
  { head, identifier, figures }: TableShape,
  isFirst: boolean,
): LeftOutRow['why'] | undefined {
  if (isHidden) return 'hidden'
  if (filled.length > 0 && filled.every(isRule)) return 'note'
  const number = identifier === undefined ? '' : (cells[identifier] ?? '')
  const isTotalRow = number === '' ? filled.some(isTotal) : isTotalNumber(number)
  if (isTotalRow || (head.length > 2 && isTotalOfSome(number, filled))) return 'total'
  if (isEndWithCount(number, filled)) return 'total'
  if (filled.length === 1 && head.length > 1 && !values) {
    const [only = ''] = filled
    if (isSentence(only)) return 'note'
    if (isCountOfRows(only)) return 'total'
    const place = cells.indexOf(only)
    const isTitle = place === identifier || head.slice(0, place).every((heading) => heading === '')
    if (isTitle && !DIGIT.test(only) && !isErrorValue(only)) return 'section'
  }
  const isOfUnits =
    isFirst && !values && !filled.some((cell) => DIGIT.test(cell)) && figures.some((position) => cells[position])
  if (isOfUnits) return 'heading'
  const isHead = filled.length > 1 && head.every((cell, position) => cell === (cells[position] ?? ''))
  return isHead ? 'heading' : undefined
}
