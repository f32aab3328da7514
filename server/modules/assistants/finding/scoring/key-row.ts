import { anyWord } from '../../../../languages/manual-words'
import { normalise } from '../../../../languages/text/normalise'
import { joinCode } from '../question/code'
import type { ScopedPassage } from '../scoped-passage'
import type { Unit } from './unit'

const keyColumnHeader = new RegExp(`\\b${anyWord('key')}s?\\b`)

/**
 * Whether a row is the entry of a list for one of the codes: its key cell is the code or starts with it ("112 W"). A code
 * alone says nothing. A code of letters alone is searched for in columns of codes only, as it may be any abbreviation.
 */
export function isKeyRow(
  unit: Unit,
  passage: ScopedPassage,
  codes: readonly string[],
  letterCodes: readonly string[] = [],
): boolean {
  if (unit.kind !== 'row' || codes.length + letterCodes.length === 0 || !unit.cells) return false
  const columns = passage.kind === 'table' ? passage.columns : []
  const first = unit.cells.findIndex((cell) => cell.trim() !== '')
  if (unit.own.trim() === unit.cells[first]?.trim() && !/\s/.test(unit.own.trim())) return false
  return unit.cells.some((cell, column) => {
    const isTitled = keyColumnHeader.test(normalise(columns[column] ?? ''))
    if (column !== first && !isTitled) return false
    const text = normalise(cell).trim()
    if (isTitled && letterCodes.includes(text)) return true
    return codes.includes(joinCode(text)) || (codes.includes(joinCode(firstWord(text))) && isKeyColumn(column, passage))
  })
}

const firstWord = (text: string) => text.split(/[\s,;:]/)[0] ?? ''

/** Whether most of its cells start with a code: "S103 mains supply" among other names is no entry for S103. */
function isKeyColumn(column: number, passage: ScopedPassage): boolean {
  const cells = passage.kind === 'table' ? passage.rows.map((row) => normalise(row.cells[column] ?? '').trim()) : []
  const filled = cells.filter(Boolean)
  return filled.filter((cell) => /\d/.test(firstWord(cell))).length * 2 > filled.length
}

/** Whether a line of running text is the entry for one of the codes: "301 Pressure of the brakes low". */
export function startsWithCode(unit: Unit, codes: readonly string[]): boolean {
  return unit.kind !== 'row' && codes.includes(joinCode(firstWord(normalise(unit.own).trim())))
}
