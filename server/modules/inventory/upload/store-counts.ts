import type { Transaction } from '../../../db/connection'
import type { Text } from '../../../domain/text'
import { publish } from '../../../events/unit-of-work'
import { lettersOf } from '../../../tables/row-reader'
import { stockChanged } from '../inventory.events'
import { enqueueBackOrders } from '../stock/back-order.job'
import { upsertReorderLevels } from '../stock/reorder-level.repository'
import { insertMovements, lockLevels } from '../stock/stock.repository'
import { findKnownStock } from './known-stock.repository'
import type { CountRow } from './parse-counts'
import { type KnownStock, levelKey, locationKey, partKey, planCounts } from './plan-counts'
import { lockImport, updateImport } from './stock-import.repository'
import { refuseRows, rowsToApply } from './stock-import-row.repository'
import { recordStored } from './undo-row.repository'

/** Locks of so many parts are what a database has room for; orders of other parts do not wait. */
const ROWS_AT_ONCE = 500

/**
 * Stores the next rows of an import. A count changes what is on hand by what it differed from when it was checked, since
 * goods may have moved meanwhile; what was counted again meanwhile is refused. In a transaction of its own, so that an interrupted import goes on where it ended.
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
  const counted = rows.map(asCounted)
  const known = await findKnownStock(trx, dealershipId, counted)
  const plan = [
    ...planCounts(
      rows.map((row) => asCountedNow(row, known)),
      known,
    ),
  ]
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
  await recordStored(
    trx,
    current,
    plan.flatMap(({ line, change }) => {
      if (!change) return []
      const { partId, locationId, onHandChange } = change
      const levelBefore = known.levels.get(levelKey(partId, locationId))?.reorderLevel ?? null
      return [{ line, locationId, levelBefore, isCounted: onHandChange !== 0 }]
    }),
  )
  await refuseRows(
    trx,
    current,
    plan.flatMap(({ line, reason: refusal, wrong = 'quantity' }) => {
      const letters = current.outline && lettersOf(current.outline, wrong)
      return refusal ? { line, reason: refusal, cells: letters ? [`${letters}${line}`] : [] } : []
    }),
  )
  if (movements.some(({ onHandChange }) => onHandChange > 0)) await enqueueBackOrders(trx, dealershipId)
  if (movements.length > 0) await publish(trx, stockChanged({ dealershipId }))
  await updateImport(trx, importId, { applied_until: last.line, progress: current.progress + rows.length })
  return true
}

type StoredRow = Awaited<ReturnType<typeof rowsToApply>>[number]

const asCounted = (row: StoredRow): CountRow => ({
  line: row.line,
  partNumber: row.part_number,
  location: row.location,
  quantity: row.quantity ?? undefined,
  reorderLevel: row.reorder_level ?? undefined,
  reason: undefined,
})

/** With what is on hand by the count now, unless another count has found the same difference already. */
function asCountedNow(stored: StoredRow, known: KnownStock): CountRow {
  const row = asCounted(stored)
  const difference = (row.quantity ?? 0) - (stored.before ?? 0)
  if (row.quantity === undefined) return row
  const partId = known.parts.get(partKey(row.partNumber)) ?? ''
  const locationId = known.locations.get(locationKey(row.location ?? ''))?.id ?? ''
  const level = known.levels.get(levelKey(partId, locationId))
  if (difference !== 0 && (level?.lastCount ?? null) !== stored.last_count) return { ...row, reason: countedMeanwhile }
  // What was counted can have left since.
  return { ...row, quantity: Math.max(0, (level?.onHand ?? 0) + difference) }
}

const countedMeanwhile: Text = {
  en: 'It was counted again after the table was checked.',
  es: 'Se volvió a contar después de comprobar la tabla.',
}
