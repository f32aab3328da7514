import type { Text } from '../../../domain/text'
import { notWhole } from '../../../tables/cell-faults'
import { parseCount } from '../../../tables/parse-count'
import type { FigureCell } from '../../../tables/row-reader'

/** What the trade writes for one, a hundred and a thousand. */
const letters = new Map([
  ...['e', 'ea', 'each', 'pc', 'pce', 'st', 'stk', 'ud', 'u'].map((letter) => [letter, 1] as const),
  ...['c', 'cent', 'hundred', '%', '%st', '%stk', 'ciento'].map((letter) => [letter, 100] as const),
  ...['m', 'mil', 'mille', 'thousand', '‰', 'tsd'].map((letter) => [letter, 1000] as const),
])

const limits = { minimum: 1, maximum: 1_000_000 }

/**
 * Reads of how many pieces a price is: 1, 100, `per 100`, `100 pcs`, `C` for a hundred, `M` for a thousand.
 * @returns for anything else, what is wrong with it (`cellFault`)
 */
export function parsePriceUnit(figure: FigureCell): number | { fault: Text } {
  const text = figure.text
    .toLowerCase()
    .replaceAll(/[\s.]+/g, ' ')
    .trim()
  const known = letters.get(text.replaceAll(' ', ''))
  if (known !== undefined) return known
  const written = /^(?:(?:per|je|pro|por|par|pour|\/) ?)?(\d+) ?\p{L}*$/u.exec(text)?.[1]
  if (figure.plain === undefined && written === undefined) return { fault: notWhole(limits.minimum, limits.maximum) }
  return parseCount(figure.plain === undefined ? { ...figure, text: written ?? '' } : figure, limits)
}
