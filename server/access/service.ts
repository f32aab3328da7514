import { type Expression, sql } from 'kysely'
import type { Database, Transaction } from '../db/connection'

type Id = Expression<string | null>

interface Pair {
  dealershipId: string
  operatorId: string
}

/**
 * Whether a dealership serves an operator now (behaviour, section 1: an operator consents to a link, "either side can end
 * it"). This file alone compares the times of a link.
 */
export const serves = (dealership: Id, operator: Id) => inService(dealership, operator, sql`service.ended_at is null`)

/** Whether it serves the operator now or ever did. */
export const hasServed = (dealership: Id, operator: Id) => inService(dealership, operator, sql`true`)

/** Whether it served the operator once and does so no more. */
export const hasStoppedServing = (dealership: Id, operator: Id) =>
  inService(dealership, operator, sql`service.ended_at is not null`)

/** Whether its last service ended before a moment: "what was before stays readable to both", what is recorded later is not. */
export const stoppedServingBefore = (dealership: Id, operator: Id, moment: Expression<Date>) =>
  inService(dealership, operator, sql`service.ended_at < ${moment}`)

/** Whether it has stopped serving the operator, and had done so by a moment. */
export const stoppedServingBy = (dealership: Id, operator: Id, moment: Expression<Date | null>) =>
  sql<boolean>`(not ${serves(dealership, operator)}
    and ${inService(dealership, operator, sql`service.ended_at <= ${moment}`)})`

const inService = (dealership: Id, operator: Id, condition: Expression<unknown>) => sql<boolean>`exists (
  select from service
  where service.dealership_id = ${dealership} and service.operator_id = ${operator} and ${condition})`

/** Whether one dealership serves one operator now. */
export const isServing = async (db: Database, pair: Pair): Promise<boolean> =>
  (await openPeriod(db, pair).executeTakeFirst()) !== undefined

/**
 * Locks a service against its end until the transaction is over, for whoever stores something that is right only as long
 * as it lasts.
 * @returns whether the dealership serves the operator
 */
export const lockService = async (trx: Transaction, pair: Pair): Promise<boolean> =>
  (await openPeriod(trx, pair).forShare().executeTakeFirst()) !== undefined

/** The dealerships that serve an operator now, as a query within another. */
export const dealershipsOf = (operator: Id) => sql`
  select service.dealership_id from service where service.operator_id = ${operator} and service.ended_at is null`

/** The dealerships that serve an operator now. */
export async function dealershipsServing(db: Database, operatorId: string): Promise<string[]> {
  const rows = await lasting(db).where('operator_id', '=', operatorId).select('dealership_id').execute()
  return rows.map((row) => row.dealership_id)
}

const openPeriod = (db: Database, { dealershipId, operatorId }: Pair) =>
  lasting(db).where('dealership_id', '=', dealershipId).where('operator_id', '=', operatorId).select('id')

const lasting = (db: Database) => db.selectFrom('service_period').where('ended_at', 'is', null)
