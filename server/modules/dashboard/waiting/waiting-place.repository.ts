import { type Expression, sql } from 'kysely'
import { catalogueOf, seesOrder } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { salesNumber } from '../../../domain/sales-number'
import { unansweredQuestions } from '../../feedback'
import { overdueTasks, unansweredMachineMessages } from './open-work.repository'
import { MAX_COUNTED, type Since, type WaitingItem, type WaitingKind, type WaitingPlace } from './waiting'

interface Place extends Omit<WaitingPlace, 'name'> {
  name: string
  /** Of an order. */
  number: number | null
}

/** What waits for a caller's dealership where no list can be filtered for it: it says where. */
export function findWaitingPlaces(
  db: Database,
  caller: Caller,
  { dealershipId, since }: { dealershipId: string; since: Since },
): Promise<WaitingItem[]> {
  return Promise.all([
    tally(db, 'order_messages', 'places', orderMessages(db, caller, since.messages)),
    tally(db, 'returns', 'pieces', requestedReturns(db, caller)),
    tally(db, 'machine_messages', 'places', machineMessages(db, caller, { dealershipId, since: since.messages })),
    tally(db, 'overdue', 'pieces', overdueTasksByOwner(db, caller)),
    tally(db, 'unanswered_questions', 'pieces', questions(db, caller, { dealershipId, since: since.questions })),
  ])
}

/** @param counts the places, or all that waits in them */
async function tally(
  db: Database,
  kind: WaitingKind,
  counts: 'places' | 'pieces',
  places: Expression<unknown>,
): Promise<WaitingItem> {
  const { rows } = await sql<Place & { places: number; pieces: number }>`
    select place.*, count(*) over () as places, (sum(place.count) over ())::int as pieces
    from ${places} as place order by place.since, place.id limit 5`.execute(db)
  const [first] = rows
  return {
    kind,
    count: Math.min(first?.[counts] ?? 0, MAX_COUNTED),
    since: first?.since ?? new Date(),
    places: rows.map(({ id, name, number, count, since }) => ({
      id,
      name: number === null ? name : `${salesNumber('order', number)} · ${name}`,
      count,
      since,
    })),
  }
}

const noNumber = sql<number | null>`null::integer`.as('number')
const pieces = sql<number>`count(*)`.as('count')

/** A caller's orders, each with its customer's name and the number of what waits there. */
const orders = (db: Database, caller: Caller) =>
  db
    .selectFrom('customer_order')
    .innerJoin('organization as operator', 'operator.id', 'customer_order.operator_id')
    .where(seesOrder(caller))
    .groupBy(['customer_order.id', 'customer_order.number', 'operator.name'])
    .select(['customer_order.id', 'operator.name', 'customer_order.number', pieces])

/** What customers wrote since the last answer of the dealership. */
const orderMessages = (db: Database, caller: Caller, since: Date) =>
  orders(db, caller)
    .innerJoin('order_message as message', (join) =>
      join
        .onRef('message.organization_id', '=', 'customer_order.organization_id')
        .onRef('message.order_id', '=', 'customer_order.id'),
    )
    .where(sql<boolean>`message.side = 'operator'`)
    .where('message.created_at', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_message as answer')
            .whereRef('answer.organization_id', '=', 'message.organization_id')
            .whereRef('answer.order_id', '=', 'message.order_id')
            .where('answer.side', '=', 'dealership')
            // As on the page of the order: of the same moment, the one with the smaller id is the later one.
            .where(
              sql<boolean>`(answer.created_at > message.created_at or answer.created_at = message.created_at and answer.id < message.id)`,
            )
            .select('answer.id'),
        ),
      ),
    )
    .select(({ fn }) => fn.min('message.created_at').as('since'))

const requestedReturns = (db: Database, caller: Caller) =>
  orders(db, caller)
    .innerJoin('order_return', (join) =>
      join
        .onRef('order_return.organization_id', '=', 'customer_order.organization_id')
        .onRef('order_return.order_id', '=', 'customer_order.id'),
    )
    .where(sql<boolean>`order_return.status = 'REQUESTED'`)
    .select(({ fn }) => fn.min('order_return.created_at').as('since'))

/** What operators wrote about a model since the last answer of the dealership that serves them, unless it closed the thread. */
const machineMessages = (
  db: Database,
  caller: Caller,
  { dealershipId, since }: { dealershipId: string; since: Date },
) =>
  unansweredMachineMessages(db, { dealershipId, since })
    .innerJoin(catalogueOf(db, caller), 'machine.id', 'operator_machine.machine_id')
    .innerJoin('organization as operator', 'operator.id', 'operator_machine.organization_id')
    .groupBy(['operator_machine.id', 'machine.brand_name', 'machine.model', 'operator.name'])
    .select('operator_machine.id')
    .select(sql<string>`machine.brand_name || ' ' || machine.model || ' · ' || operator.name`.as('name'))
    .select([noNumber, pieces])
    .select(({ fn }) => fn.min('message.created_at').as('since'))

/** Overdue tasks by customer. */
const overdueTasksByOwner = (db: Database, caller: Caller) =>
  overdueTasks(db, caller)
    .innerJoin('organization as owner', 'owner.id', 'item.organization_id')
    .groupBy(['owner.id', 'owner.name'])
    .select(['owner.id', 'owner.name', noNumber, pieces])
    .select(({ fn }) => fn.min('item.raised_at').as('since'))

/** Questions that no manual answers, by model. */
const questions = (db: Database, caller: Caller, { dealershipId, since }: { dealershipId: string; since: Date }) =>
  unansweredQuestions(db, caller, since)
    .where('dealership.id', '=', dealershipId)
    .groupBy(['machine.id', 'machine.brand_name', 'machine.model'])
    .select('machine.id')
    .select(sql<string>`machine.brand_name || ' ' || machine.model`.as('name'))
    .select([noNumber, pieces])
    .select(({ fn }) => fn.min('message.created_at').as('since'))
