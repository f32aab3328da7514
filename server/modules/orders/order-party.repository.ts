import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { TimeZone } from '../../domain/time-zone'
import { defaultAddress } from '../organizations'
import type { OrderAddress } from './order'

/** One side of an order, as its documents name it. */
export interface OrderParty {
  name: string
  phoneNumber: string
  address: OrderAddress | null
  /** In which the days of its documents are written; absent on orders from before it was copied. */
  timeZone?: TimeZone
}

/** An organization as it is now; it is copied onto an order that is placed. */
export async function presentParty(db: Database, id: string): Promise<OrderParty> {
  const [organization, address] = await Promise.all([
    db
      .selectFrom('organization')
      .where('id', '=', id)
      .select(['name', 'phone_number as phoneNumber', 'time_zone as timeZone'])
      .executeTakeFirstOrThrow(),
    defaultAddress(db, id),
  ])
  return { ...organization, address: address ?? null }
}

interface Parties {
  dealership: OrderParty
  operator: OrderParty
}

/** Both sides as they were when the order was placed; as they are now for orders from before this was copied. */
export async function partiesOf(
  db: Database,
  order: { id: string; dealership: { id: string }; operator: { id: string } },
): Promise<Parties> {
  const copied = await db
    .selectFrom('customer_order')
    .where('organization_id', '=', order.dealership.id)
    .where('id', '=', order.id)
    .select([
      sql<OrderParty | null>`dealership_party`.as('dealership'),
      sql<OrderParty | null>`operator_party`.as('operator'),
    ])
    .executeTakeFirstOrThrow()
  return {
    dealership: copied.dealership ?? (await presentParty(db, order.dealership.id)),
    operator: copied.operator ?? (await presentParty(db, order.operator.id)),
  }
}
