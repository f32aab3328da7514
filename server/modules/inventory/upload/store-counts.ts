import type { Transaction } from '../../../db/connection'
import { enqueueBackOrders } from '../stock/back-order.job'
import { upsertReorderLevels } from '../stock/reorder-level.repository'
import { insertMovements, lockLevels } from '../stock/stock.repository'
import { findKnownStock } from './known-stock.repository'
import type { CountRow } from './parse-counts'
import { type KnownStock, levelKey, locationKey, partKey, planCounts } from './plan-counts'
import { lockImport, updateImport } from './stock-import.repository'
import { refuseRows, rowsToApply } from './stock-import-row.repository'

/** Locks of so many parts are what a database has room for; orders of other parts do not wait. */
const ROWS_AT_ONCE = 500

/**
 * Stores the next rows of an import. A count changes what is on hand by what it differed from when it was checked, since
 * goods may have moved meanwhile. In a transaction of its own, so that an interrupted import goes on where it ended.
 * @returns whether rows may be left
 */
export async function storeCounts(trx: Transaction, importId: string): Promise<boolean> {
  const current = await lockImport(trx, importId)
  if (current?.status !== 'APPLYING') return false
  const { organization_id: dealershipId, started_by: startedBy, file_name: reason } = current
  const rows = await rowsToApply(trx, current, current.applied_until, ROWS_AT_ONCE)
  const last = rows.at(-1)
  if (!last) return false
  await lockLevels(trx, dealershipId, [...new Set(rows.flatMap(({ part_id }) => part_id ?? []))])
  const counted = rows.map(
    (row): CountRow => ({
      line: row.line,
      partNumber: row.part_number,
      location: row.location,
      quantity: row.quantity ?? undefined,
      reorderLevel: row.reorder_level ?? undefined,
      reason: undefined,
    }),
  )
  const known = await findKnownStock(trx, dealershipId, counted)
  const moved = counted.map((row, index) => ({ ...row, quantity: quantityNow(row, rows[index]?.before ?? 0, known) }))
  const plan = [...planCounts(moved, known)]
  const changes = plan.flatMap(({ change }) => change ?? [])
  const movements = changes.filter(({ onHandChange }) => onHandChange !== 0)
  await insertMovements(
    trx,
    dealershipId,
    movements.map(({ reorderLevel: _, ...change }) => ({
      ...change,
      kind: 'COUNTED',
      personId: startedBy ?? undefined,
      reason,
    })),
  )
  await upsertReorderLevels(
    trx,
    dealershipId,
    changes.flatMap(({ reorderLevel, ...at }) => (reorderLevel === undefined ? [] : { ...at, reorderLevel })),
  )
  await refuseRows(
    trx,
    current,
    plan.flatMap(({ line, reason: refusal }) => (refusal ? { line, reason: refusal } : [])),
  )
  if (movements.some(({ onHandChange }) => onHandChange > 0)) await enqueueBackOrders(trx, dealershipId)
  await updateImport(trx, importId, { applied_until: last.line, progress: current.progress + rows.length })
  return true
}

function quantityNow({ partNumber, location, quantity }: CountRow, before: number, known: KnownStock) {
  if (quantity === undefined) return undefined
  const partId = known.parts.get(partKey(partNumber)) ?? ''
  const locationId = known.locations.get(locationKey(location ?? ''))?.id ?? ''
  const onHand = known.levels.get(levelKey(partId, locationId))?.onHand ?? 0
  // What was counted can have left since.
  return Math.max(0, onHand + quantity - before)
}
