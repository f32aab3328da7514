import type { Database } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import { personName } from '../../../db/person-name'

interface MovementFilter {
  dealershipId: string
  partId: string
  locationId: string | undefined
}

export const movements = (db: Database, dealershipId: string) =>
  db
    .selectFrom('stock_movement as movement')
    .innerJoin('stock_location as location', (join) =>
      join
        .onRef('location.organization_id', '=', 'movement.organization_id')
        .onRef('location.id', '=', 'movement.location_id'),
    )
    .leftJoin('customer_order as placed', (join) =>
      join
        .onRef('placed.organization_id', '=', 'movement.organization_id')
        .onRef('placed.id', '=', 'movement.order_id'),
    )
    .leftJoin('person', 'person.id', 'movement.person_id')
    .where('movement.organization_id', '=', dealershipId)
    .select(['movement.id', 'movement.kind', 'location.name as location', 'movement.on_hand_change'])
    .select(['movement.reserved_change', 'movement.order_id', 'placed.number as order_number'])
    .select([personName('person').as('by'), 'movement.reason', 'movement.recorded_at'])

export type StoredMovement = Awaited<ReturnType<ReturnType<typeof movements>['executeTakeFirstOrThrow']>>

/** The ledger of a part, the newest first. */
export const listMovements = (db: Database, filter: MovementFilter, page: { page: number; limit: number }) =>
  listOf(movements(db, filter.dealershipId), {
    page,
    filter: { 'movement.part_id': filter.partId, 'movement.location_id': filter.locationId },
    sort: [['movement.id', 'desc']],
  })
