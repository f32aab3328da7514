import { nameColumn } from '../../finding/evidence/name-column'
import type { Unit } from '../../finding/evidence/unit'
import { anyWord } from '../../finding/languages/manual-words'
import { normalise } from '../../finding/query/normalise'

interface FaultRow {
  fault: string
  cause: string
  /** What to do about it, where the row has it. */
  remedy?: string
}

/** The fault, its cause and its remedy in a row of a troubleshooting table; undefined if the row continues the one above it. */
export function readFaultRow({ cells = [] }: Unit): FaultRow | undefined {
  const name = nameColumn(cells)
  if (cells.slice(0, Math.max(0, name)).some((cell) => !cell.trim())) return undefined
  const [fault, cause, remedy] = cells
    .slice(Math.max(0, name))
    .map((cell) => cell.trim())
    .filter(Boolean)
  return fault && cause ? { fault, cause, ...(remedy && { remedy }) } : undefined
}

const remedyTitle = new RegExp(`\\b${anyWord('remedy')}\\b`)

/** What a row says is to be done, such as about a lamp or an alarm, by the title of its column. */
export function whatToDo({ cells = [], columns = [] }: Unit): string | undefined {
  const column = columns.findIndex((title) => remedyTitle.test(normalise(title)))
  return cells[column]?.trim() || undefined
}
