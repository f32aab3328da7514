import type { Transaction } from '../../../../db/connection'
import { type PlannedRow, planRows, withoutRepeats } from '../import-plan'
import { findKnownFleet } from '../known-fleet.repository'
import { findTimeZone } from '../known-machine.repository'
import type { ParsedRow } from '../parse-table'
import { type StoreMachines, storeMachines } from '../store-machines'

/** So many rows are stored in one transaction, which takes about a second. */
export const ROWS_AT_ONCE = 500

interface StoreRows extends Omit<StoreMachines, 'plan'> {
  rows: readonly ParsedRow[]
}

/**
 * Compares some rows with the machines as they are now, and stores those that are good.
 * @returns what became of each
 * @throws DomainError forbidden where the dealership no longer serves the operator
 */
export async function storeRows(trx: Transaction, { rows, ...request }: StoreRows): Promise<PlannedRow[]> {
  const { organization_id: organizationId, dealership_id: dealershipId } = request.key
  const timeZone = await findTimeZone(trx, organizationId)
  const owner = { organizationId, dealershipId }
  const fleet = await findKnownFleet(trx, request.rights, { ...owner, isLocked: true }, rows)
  const alone = [...planRows(rows, fleet, { now: request.readAt ?? new Date(), timeZone })]
  const stored = await storeMachines(trx, { ...request, plan: [...withoutRepeats(alone)] })
  return stored.map(withCell)

  /** Also of what somebody else has added meanwhile. */
  function withCell(planned: PlannedRow): PlannedRow {
    if (planned.fate !== 'refused' || !planned.wrong || planned.cells.length > 0) return planned
    const cell = rows.find(({ line }) => line === planned.line)?.cellOf(planned.wrong)
    return cell ? { ...planned, cells: [cell] } : planned
  }
}
