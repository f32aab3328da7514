import type { Transaction } from '../../../db/connection'
import type { Text } from '../../../domain/text'
import { publish } from '../../../events/unit-of-work'
import { countUndone } from '../../../infrastructure/imports/undone-rows.repository'
import type { UndoOutcome } from '../../../tables/import-undo'
import { stockChanged } from '../inventory.events'
import { enqueueBackOrders } from '../stock/back-order.job'
import { upsertReorderLevels } from '../stock/reorder-level.repository'
import { insertMovements, lockLevels } from '../stock/stock.repository'
import { lockImport, updateImport } from './stock-import.repository'
import { markUndone, rowsToUndo } from './undo-row.repository'

/** As many as are stored at once. */
const ROWS_AT_ONCE = 500

type UndoRow = Awaited<ReturnType<typeof rowsToUndo>>[number]

/** A row, and why it stays stored. */
interface Decided {
  row: UndoRow
  reason: Text | null
}

/**
 * Takes back the next rows of an import: what a count differed from the stock, and the reorder level, unless somebody has
 * counted or set it since.
 * @returns whether rows may be left
 */
export async function undoCounts(trx: Transaction, importId: string): Promise<boolean> {
  const current = await lockImport(trx, importId)
  if (current?.undo?.status !== 'RUNNING') return false
  const { organization_id: dealershipId, started_by: startedBy, file_name: fileName } = current
  const places = await rowsToUndo(trx, current, ROWS_AT_ONCE)
  if (places.length === 0) return false
  await lockLevels(trx, dealershipId, [...new Set(places.flatMap(({ part_id: partId }) => partId ?? []))])
  // Read again, because the stock is locked only now.
  const decided = (await rowsToUndo(trx, current, ROWS_AT_ONCE)).map((row): Decided => ({ row, reason: whyKept(row) }))
  const restored = decided.flatMap(({ row, reason }) => (reason === null ? [row] : []))
  const movements = restored.flatMap(({ part_id: partId, location_id: locationId, on_hand_change: change }) =>
    partId && locationId && change ? [{ partId, locationId, onHandChange: -change }] : [],
  )
  await insertMovements(
    trx,
    dealershipId,
    movements.map((one) => ({ ...one, kind: 'COUNTED', personId: startedBy ?? undefined, reason: fileName })),
  )
  await upsertReorderLevels(
    trx,
    dealershipId,
    restored.flatMap(({ part_id: partId, location_id: locationId, reorder_level: level, level_before: before }) =>
      partId && locationId && level !== null ? [{ partId, locationId, reorderLevel: before }] : [],
    ),
  )
  await markUndone(
    trx,
    current,
    decided.map(({ row, reason }) => ({
      ...{ line: row.line, reason },
      undone: (reason === null ? 'restored' : 'kept') satisfies UndoOutcome,
    })),
  )
  const outcomes = await countUndone(trx, 'stock_import_row', { id: importId, organizationId: dealershipId })
  await updateImport(trx, importId, { undo: { status: 'RUNNING', ...outcomes } })
  if (movements.some(({ onHandChange }) => onHandChange > 0)) await enqueueBackOrders(trx, dealershipId)
  if (movements.length > 0) await publish(trx, stockChanged({ dealershipId }))
  return true
}

function whyKept(row: UndoRow): Text | null {
  if (!row.part_id || !row.location_id) return notStored
  if (row.movement_id !== null && row.last_count !== row.movement_id) return countedSince
  if ((row.on_hand ?? 0) - (row.on_hand_change ?? 0) < (row.reserved ?? 0)) return reservedSince
  return row.reorder_level !== null && row.current_level !== row.reorder_level ? levelSince : null
}

const notStored: Text = { en: 'Nothing of it was stored.', es: 'No se guardó nada de ella.' }
const countedSince: Text = { en: 'It was counted again since.', es: 'Se volvió a contar después.' }
const reservedSince: Text = {
  en: 'Fewer would be left than are reserved for orders.',
  es: 'Quedarían menos de las reservadas para pedidos.',
}
const levelSince: Text = { en: 'Its reorder level was changed since.', es: 'Su nivel de reposición se cambió después.' }
