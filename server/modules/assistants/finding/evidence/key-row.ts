import { anyWord } from '../languages/manual-words'
import { joinCode } from '../query/code'
import { normalise } from '../query/normalise'
import type { ScopedPassage } from '../scoped-passage'
import type { Unit } from './unit'

const keyColumnHeader = new RegExp(`\\b${anyWord('key')}s?\\b`)

/** Whether a row is the entry of a list for one of the codes: its key cell is the code or starts with it ("112 W"). */
export function isKeyRow(unit: Unit, passage: ScopedPassage, codes: readonly string[]): boolean {
  if (unit.kind !== 'row' || codes.length === 0 || !unit.cells) return false
  const columns = passage.kind === 'table' ? passage.columns : []
  const first = unit.cells.findIndex((cell) => cell.trim() !== '')
  return unit.cells.some((cell, column) => {
    if (column !== first && !keyColumnHeader.test(normalise(columns[column] ?? ''))) return false
    const text = normalise(cell).trim()
    return codes.includes(joinCode(text)) || codes.includes(joinCode(text.split(/[\s,;:]/)[0] ?? ''))
  })
}

/** Whether a line of running text is the entry for one of the codes: "301 Pressure of the brakes low". */
export function startsWithCode(unit: Unit, codes: readonly string[]): boolean {
  const [first = ''] = normalise(unit.own)
    .trim()
    .split(/[\s,;:]/)
  return unit.kind !== 'row' && codes.includes(joinCode(first))
}
