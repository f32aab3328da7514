import { nameColumn } from '../../finding/evidence/name-column'
import type { Unit } from '../../finding/evidence/unit'

interface FaultRow {
  fault: string
  cause: string
}

/** The fault and its cause in a row of a troubleshooting table; undefined if the row continues the one above it. */
export function readFaultRow({ cells = [] }: Unit): FaultRow | undefined {
  const name = nameColumn(cells)
  if (cells.slice(0, Math.max(0, name)).some((cell) => !cell.trim())) return undefined
  const [fault, cause] = cells
    .slice(Math.max(0, name))
    .map((cell) => cell.trim())
    .filter(Boolean)
  return fault && cause ? { fault, cause } : undefined
}
