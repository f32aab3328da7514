import { type Expression, sql } from 'kysely'
import type { Database, Transaction } from '../db/connection'

type Id = Expression<string | null>

interface Pair {
  dealershipId: string
  operatorId: string
}

/**
 * Whether a dealership serves an operator now. With its neighbours here, this is all that the
 * server knows of a link's time; the periods are read by the view `service` alone.
 */
export const serves = (dealership: Id, operator: Id) => inService(dealership, operator, sql`service.ended_at is null`)

/** Whether it serves the operator now or ever did. */
export const hasServed = (dealership: Id, operator: Id) => inService(dealership, operator, sql`true`)

/** Whether it served the operator once and does so no more. */
export const hasStoppedServing = (dealership: Id, operator: Id) =>
  inService(dealership, operator, sql`service.ended_at is not null`)

/** Whether its last service ended before a moment: what is recorded afterwards is not shared between the two. */
export const stoppedServingBefore = (dealership: Id, operator: Id, moment: Expression<Date>) =>
  inService(dealership, operator, sql`service.ended_at < ${moment}`)

const inService = (dealership: Id, operator: Id, condition: Expression<unknown>) => sql<boolean>`exists (
  select from service
  where service.dealership_id = ${dealership} and service.operator_id = ${operator} and ${condition})`

/**
 * Keeps a service from ending before the transaction does, for whoever stores something that is right only as long as it
 * lasts.
 * @returns whether the dealership serves the operator
 */
export async function lockService(trx: Transaction, { dealershipId, operatorId }: Pair): Promise<boolean> {
  const row = await trx
    .selectFrom('service_period')
    .where('dealership_id', '=', dealershipId)
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .select('id')
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Whether one dealership serves one operator now. */
export async function isServing(db: Database, { dealershipId, operatorId }: Pair): Promise<boolean> {
  const row = await db
    .selectFrom('service')
    .where('dealership_id', '=', dealershipId)
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .select('operator_id')
    .executeTakeFirst()
  return row !== undefined
}
