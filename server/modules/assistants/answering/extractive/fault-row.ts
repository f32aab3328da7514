import { remedyTitles } from '../../../../languages/manual-words'
import { normalise } from '../../../../languages/text/normalise'
import { nameColumn } from '../../finding/scoring/name-column'
import type { Unit } from '../../finding/scoring/unit'

interface FaultRow {
  fault: string
  cause: string
  /** What to do about it, where the row has it. */
  remedy?: string
}

/** The fault, its cause and its remedy in a row of a troubleshooting table; undefined if the row continues the one above it. */
export function readFaultRow(row: Unit): FaultRow | undefined {
  const { cells = [] } = row
  const name = nameColumn(cells)
  if (cells.slice(0, Math.max(0, name)).some((cell) => !cell.trim())) return undefined
  const [fault, cause] = cells
    .slice(Math.max(0, name))
    .map((cell) => cell.trim())
    .filter(Boolean)
  const remedy = whatToDo(row)
  return fault && cause ? { fault, cause, ...(remedy && remedy !== cause && { remedy }) } : undefined
}

/** What a row says is to be done, such as about a lamp or an alarm, by the title of its column. */
export function whatToDo({ cells = [], columns = [] }: Unit): string | undefined {
  const column = columns.findIndex((title) => remedyTitles.has(normalise(title).trim().replace(/\s+/g, ' ')))
  const cell = cells[column]?.trim() ?? ''
  return /\p{L}{2}/u.test(cell) ? cell : undefined
}
