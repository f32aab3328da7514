import { seesCatalogue } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import type { Realtime } from '../../infrastructure/realtime/realtime'

const stockRoom = (dealershipId: string) => `stock:${dealershipId}`

/** Reports to whoever has stock open, in figures or beside what can be ordered, that it has changed. */
export const announceStock =
  (realtime: Pick<Realtime, 'emit'>) =>
  async ({ dealershipId }: { dealershipId: string }): Promise<void> =>
    realtime.emit([stockRoom(dealershipId)], 'stock.changed', { organization_id: dealershipId })

/** Who may listen to changes of stock: whoever sees the catalogue that it is sold from. */
export async function stockRooms(db: Database, caller: Caller, dealershipId: string): Promise<string[]> {
  const dealership = await db
    .selectFrom('organization')
    .where('id', '=', dealershipId)
    .where('type', '=', 'DEALERSHIP')
    .where(({ ref }) => seesCatalogue(caller, ref('id')))
    .select('id')
    .executeTakeFirst()
  return dealership ? [stockRoom(dealership.id)] : []
}
