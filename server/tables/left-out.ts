import { headingKey } from './heading'
import type { LeftOutRow } from './table-outline'

const totals =
  /^(?:(?:grand|sub|zwischen|gesamt|end) ?)?(?:total(?:e|s|es)?|totaal|sum(?:me|ma|as?)?|somme|gesamt|gesamtbetrag|sous total)(?: (?:general|net|netto|gross|brutto|parts?|items|pieces|artikel|piezas|pieces|usd|eur|value|amount|price|count|\d+))*$/

const isTotal = (cell: string): boolean => totals.test(headingKey(cell))

/** At least three words, two of them of letters alone. */
const isSentence = (cell: string): boolean => {
  const words = cell.split(/\s+/)
  return words.length >= 3 && words.filter((word) => /^\p{L}{2,}[,.;:]?$/u.test(word)).length >= 2
}

const MAX_SHOWN = 80

/**
 * Recognizes rows that are none of the table's: totals, notes below it, and heads that pages repeat.
 * @param identifier the position of the number that each row has
 */
export function whyLeftOut(
  cells: readonly string[],
  { head, identifier }: { head: readonly string[]; identifier: number | undefined },
): Pick<LeftOutRow, 'why' | 'text'> | undefined {
  const filled = cells.filter((cell) => cell !== '')
  const text = filled.join(' ').slice(0, MAX_SHOWN)
  const number = identifier === undefined ? '' : (cells[identifier] ?? '')
  const isTotalRow = number === '' ? filled.some(isTotal) : isTotal(number)
  if (isTotalRow) return { why: 'total', text }
  if (filled.length === 1 && head.length > 1 && isSentence(filled[0] ?? '')) return { why: 'note', text }
  const isHead = filled.length > 1 && head.every((cell, position) => cell === (cells[position] ?? ''))
  return isHead ? { why: 'heading', text } : undefined
}
