import type { Database } from '../../../db/connection'

export interface Availability {
  onHand: number
  reserved: number
  /** On hand and not reserved. */
  available: number
}

/** The stock of parts at all locations of a dealership together, by part; each part has an entry. */
export async function availability(
  db: Database,
  dealershipId: string,
  partIds: readonly string[],
): Promise<Map<string, Availability>> {
  const found = new Map(partIds.map((id) => [id, { onHand: 0, reserved: 0, available: 0 }]))
  if (partIds.length === 0) return found
  const rows = await db
    .selectFrom('stock_level')
    .where('organization_id', '=', dealershipId)
    .where('part_id', 'in', partIds)
    .groupBy('part_id')
    .select(({ fn }) => [
      'part_id',
      fn.sum<number>('on_hand').$castTo<number>().as('onHand'),
      fn.sum<number>('reserved').$castTo<number>().as('reserved'),
    ])
    .execute()
  for (const { part_id, onHand, reserved } of rows) {
    found.set(part_id, { onHand, reserved, available: onHand - reserved })
  }
  return found
}
