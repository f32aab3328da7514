import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection'
import { personName } from '../../db/person-name'
import type { OrderStatus } from '../../db/schema'
import { type Order, orderStates } from './order'
import type { HistoryEntry, NewOrderEvent } from './order-event'

export async function insertOrderEvent(
  trx: Transaction,
  order: Pick<Order, 'id' | 'dealership'>,
  { kind, personId, reason, details }: NewOrderEvent,
): Promise<void> {
  await trx
    .insertInto('order_event')
    .values({
      organization_id: order.dealership.id,
      order_id: order.id,
      kind,
      person_id: personId ?? null,
      reason: reason ?? '',
      details: JSON.stringify(details),
    })
    .execute()
}

/** Records to whom the last event of an order was e-mailed; nobody is an answer, too. */
export async function recordEventEmailedTo(
  trx: Transaction,
  { id: orderId, dealership }: Pick<Order, 'id' | 'dealership'>,
  addressees: readonly { to: string }[],
): Promise<void> {
  await trx
    .updateTable('order_event')
    .set({ emailed_to: addressees.map(({ to }) => to) })
    .where('organization_id', '=', dealership.id)
    .where('order_id', '=', orderId)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('order_event')
        .where('organization_id', '=', dealership.id)
        .where('order_id', '=', orderId)
        .select(({ fn }) => fn.max('id').as('id')),
    )
    .execute()
}

/**
 * The transitions and events of an order, oldest first. Of those with the same time, the events and the transitions are
 * each in the order in which they were recorded. Whether an event or a transition was first is then unknown; events are
 * listed first, so that the list is always the same.
 */
export async function listHistory(db: Database, order: Pick<Order, 'id' | 'dealership'>): Promise<HistoryEntry[]> {
  const transitions = db
    .selectFrom('state_change as entry')
    .leftJoin('person', 'person.id', 'entry.person_id')
    .where('entry.record_type', '=', orderStates.table)
    .where('entry.record_id', '=', order.id)
    .select([
      'entry.id',
      sql<HistoryEntry['kind']>`'STATUS_CHANGED'`.as('kind'),
      'entry.changed_at as at',
      personName('person').as('who'),
      sql<OrderStatus | null>`entry.from_status`.as('from'),
      sql<OrderStatus | null>`entry.to_status`.as('to'),
      'entry.reason',
      sql<HistoryEntry['details']>`'{}'::jsonb`.as('details'),
      'entry.emailed_to as emailedTo',
    ])
  const events = db
    .selectFrom('order_event as entry')
    .leftJoin('person', 'person.id', 'entry.person_id')
    .where('entry.organization_id', '=', order.dealership.id)
    .where('entry.order_id', '=', order.id)
    .select([
      'entry.id',
      sql<HistoryEntry['kind']>`entry.kind`.as('kind'),
      'entry.recorded_at as at',
      personName('person').as('who'),
      sql<OrderStatus | null>`null`.as('from'),
      sql<OrderStatus | null>`null`.as('to'),
      'entry.reason',
      sql<HistoryEntry['details']>`entry.details`.as('details'),
      'entry.emailed_to as emailedTo',
    ])
  return db
    .selectFrom(transitions.unionAll(events).as('entry'))
    .select(['kind', 'at', 'who', 'from', 'to', 'reason', 'details', 'emailedTo'])
    .orderBy('at')
    .orderBy(sql`kind = 'STATUS_CHANGED'`)
    .orderBy('id')
    .execute()
}
