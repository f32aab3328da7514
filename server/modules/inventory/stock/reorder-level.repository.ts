import type { Transaction } from '../../../db/connection'

interface StoredReorderLevel {
  partId: string
  locationId: string
  reorderLevel: number | null
}

/** The stock of the parts must be locked. */
export async function upsertReorderLevels(
  trx: Transaction,
  dealershipId: string,
  levels: readonly StoredReorderLevel[],
): Promise<void> {
  if (levels.length === 0) return
  const rows = levels.map(({ partId, locationId, reorderLevel }) => ({
    organization_id: dealershipId,
    part_id: partId,
    location_id: locationId,
    reorder_level: reorderLevel,
  }))
  await trx
    .insertInto('stock_level')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'part_id', 'location_id'])
        .doUpdateSet((eb) => ({ reorder_level: eb.ref('excluded.reorder_level') })),
    )
    .execute()
}
