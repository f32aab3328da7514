import type { Text } from '../../../domain/text'
import { parseCount } from '../../../tables/parse-count'
import type { FigureCell } from '../../../tables/row-reader'

/** What the trade writes for one, a hundred and a thousand. `M` is left out, as it is the metre as well. */
const letters = new Map([
  ...['e', 'ea', 'each', 'pc', 'pce', 'st', 'stk', 'ud', 'u'].map((letter) => [letter, 1] as const),
  ...['c', 'cent', 'hundred', '%', '%st', '%stk', 'ciento'].map((letter) => [letter, 100] as const),
  ...['mil', 'mille', 'thousand', '‰', 'tsd'].map((letter) => [letter, 1000] as const),
])

const limits = { minimum: 1, maximum: 1_000_000 }

/**
 * Reads of how many pieces a price is: 1, 100, `1.000`, `per 100`, `100 pcs`, `C` for a hundred.
 * @returns for anything else, what is wrong with it (`cellFault`)
 */
export function parsePriceUnit(figure: FigureCell): number | { fault: Text } {
  const text = figure.text.toLowerCase()
  const known = letters.get(text.replaceAll(/[\s.]/g, ''))
  if (known !== undefined) return known
  const written = /^(?:(?:per|je|pro|por|par|pour|\/)\s*)?(\d[\d., ]*?)\s*(?:\p{L}+\.?)?$/u.exec(text)?.[1]
  return parseCount(figure.plain === undefined ? { ...figure, text: written ?? text } : figure, limits)
}
