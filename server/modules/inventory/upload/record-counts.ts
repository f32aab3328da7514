import type { Transaction } from '../../../db/connection'
import { collectInSlices } from '../../../infrastructure/imports/collect-in-slices'
import { enqueueBackOrders } from '../stock/back-order.job'
import { upsertReorderLevels } from '../stock/reorder-level.repository'
import { insertMovements, lockAllStock } from '../stock/stock.repository'
import { notifyOfCounts } from './count-notice'
import { findKnownStock } from './known-stock.repository'
import type { CountRow } from './parse-counts'
import { type PlannedCount, planCounts } from './plan-counts'

export interface RecordCounts {
  dealershipId: string
  personId: string
  /** Recorded with each movement. */
  reason: string
  rows: readonly CountRow[]
  /** Whether nothing is stored if a row is refused. */
  isWhole: boolean
  isDryRun: boolean
  signal: AbortSignal
}

const ROWS_AT_ONCE = 1000

/**
 * Records a count of many parts; the same count again changes nothing.
 * @returns what became of each row, and whether it was stored
 * @throws the signal's reason
 */
export async function recordCounts(
  trx: Transaction,
  { dealershipId, rows, isWhole, isDryRun, ...by }: RecordCounts,
): Promise<{ plan: PlannedCount[]; isStored: boolean }> {
  await lockAllStock(trx, dealershipId)
  const known = await findKnownStock(trx, dealershipId, rows)
  const plan = await collectInSlices(planCounts(rows, known), by.signal)
  const isStored = !isDryRun && !(isWhole && plan.some(({ reason }) => reason !== null))
  if (isStored) {
    await storeCounts(trx, { dealershipId, ...by, plan })
    await notifyOfCounts(trx, { dealershipId, personId: by.personId, file: by.reason, plan })
  }
  return { plan, isStored }
}

interface StoreCounts extends Pick<RecordCounts, 'dealershipId' | 'personId' | 'reason' | 'signal'> {
  plan: readonly PlannedCount[]
}

async function storeCounts(
  trx: Transaction,
  { dealershipId, personId, reason, plan, signal }: StoreCounts,
): Promise<void> {
  const changes = plan.flatMap(({ change }) => change ?? [])
  for (let start = 0; start < changes.length; start += ROWS_AT_ONCE) {
    signal.throwIfAborted()
    const some = changes.slice(start, start + ROWS_AT_ONCE)
    const moved = some.filter(({ onHandChange }) => onHandChange !== 0)
    const movements = moved.map(({ reorderLevel: _, ...change }) => ({ ...change, personId, reason }))
    await insertMovements(
      trx,
      dealershipId,
      movements.map((movement) => ({ ...movement, kind: 'COUNTED' })),
    )
    const levels = some.flatMap(({ reorderLevel, ...at }) =>
      reorderLevel === undefined ? [] : { ...at, reorderLevel },
    )
    await upsertReorderLevels(trx, dealershipId, levels)
  }
  if (changes.some(({ onHandChange }) => onHandChange > 0)) await enqueueBackOrders(trx, dealershipId)
}
