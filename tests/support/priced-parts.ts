import { randomUUID } from 'node:crypto'
import type { Database } from '../../server/db/connection'

interface PricedPart {
  /** In US cents; null for a part without a price. */
  cost?: number | null
  partNumber?: string
}

/** Adds a part to a dealership's catalogue, which is created if it has none. @returns its id */
export async function addPricedPart(
  db: Database,
  dealershipId: string,
  { cost = 4200, partNumber = `HF-${randomUUID()}` }: PricedPart = {},
): Promise<string> {
  await db
    .insertInto('catalogue')
    .values({ organization_id: dealershipId, name: 'Parts', currency: 'USD' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await db
    .insertInto('catalogue_part')
    .values({
      organization_id: dealershipId,
      part_number: partNumber,
      description: 'Hydraulic filter',
      cost_amount: cost,
      cost_currency: cost === null ? null : 'USD',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
