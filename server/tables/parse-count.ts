import type { Text } from '../domain/text'
import { ambiguous, notWhole } from './cell-faults'
import type { FigureCell } from './row-reader'
import { plainFigure } from './written-figures'

/**
 * Reads a whole number, which may have decimals that are zeros, as some spreadsheets write it.
 * @returns for anything else, what is wrong with it (`cellFault`)
 */
export function parseCount(
  { text, plain, decimalSign }: FigureCell,
  { minimum, maximum }: { minimum: number; maximum: number },
): number | { fault: Text } {
  const figure = plain ?? plainFigure(text, decimalSign)
  if (figure === undefined && /^\d{1,3}[.,]\d{3}$/.test(text)) return { fault: ambiguous }
  const count = figure !== undefined && /^\d{1,9}(?:\.0+)?$/.test(figure) ? Number(figure) : undefined
  const isWithin = count !== undefined && count >= minimum && count <= maximum
  return isWithin ? count : { fault: notWhole(minimum, maximum) }
}
