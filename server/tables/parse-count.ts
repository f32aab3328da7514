import type { Text } from '../domain/text'
import { ambiguous, belowZero, notWhole } from './cell-faults'
import type { FigureCell } from './row-reader'
import { plainFigure, withoutSign } from './written-figures'
import { splitUnit } from './written-unit'

/**
 * Reads a whole number, which may have decimals that are zeros, as some spreadsheets write it.
 * @returns for anything else, what is wrong with it (`cellFault`)
 */
export function parseCount(
  { text, plain, decimalSign }: FigureCell,
  { minimum, maximum }: { minimum: number; maximum: number },
): number | { fault: Text } {
  const { isNegative, unsigned } = withoutSign(text)
  const shown = splitUnit(unsigned)
  const bare = shown.unit === 'pieces' ? shown.figure : unsigned
  const figure = plain === undefined ? plainFigure(bare, decimalSign) : unsigned
  if (isNegative && figure !== undefined && Number(figure) > 0) return { fault: belowZero }
  if (figure === undefined && /^\d{1,3}[.,]\d{3}$/.test(bare)) return { fault: ambiguous }
  const count = figure !== undefined && /^\d{1,9}(?:\.0+)?$/.test(figure) ? Number(figure) : undefined
  const isWithin = count !== undefined && count >= minimum && count <= maximum
  return isWithin ? count : { fault: notWhole(minimum, maximum) }
}
