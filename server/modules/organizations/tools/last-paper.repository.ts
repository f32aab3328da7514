import { sql } from 'kysely'
import { seesOrder } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { PostalAddress } from '../../../domain/address-lines'

export interface LastPaper {
  number: number
  isOnAccount: boolean
  /** Of the dealership, as it is printed. */
  address: PostalAddress | null
}

/** The newest order from a dealership whose documents a caller may open. */
export const findLastPaper = (db: Database, caller: Caller, dealershipId: string): Promise<LastPaper | undefined> =>
  db
    .selectFrom('customer_order')
    .where('customer_order.organization_id', '=', dealershipId)
    .where('customer_order.dealership_party', 'is not', null)
    .where(seesOrder(caller))
    .select(['customer_order.number', 'customer_order.is_on_account as isOnAccount'])
    .select(sql<PostalAddress | null>`nullif(customer_order.dealership_party->'address', 'null')`.as('address'))
    .orderBy('customer_order.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
