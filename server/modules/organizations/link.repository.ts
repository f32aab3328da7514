import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { DB, ServicePeriod } from '../../db/schema'
import { askedOperator } from './admin.repository'
import type { LinkStatus } from './link'

/** A link or a request that is held until the transaction ends, so that nobody else decides on it meanwhile. */
export interface HeldLink {
  id: string
  status: LinkStatus
  dealershipId: string
  operatorId: string | null
  /** Whose wish it was; null for a link that nobody asked for. */
  requestedBy: string | null
}

/** @returns undefined where there is none, or where a later request took its place */
export async function holdLink(trx: Database, id: string): Promise<HeldLink | undefined> {
  const request = await trx
    .selectFrom('link_request as request')
    .where('id', '=', id)
    .select((eb) => ['status', 'dealership_id', 'requested_by', askedOperator(eb).as('operator_id')])
    .forUpdate('request')
    .executeTakeFirst()
  const requestedBy = request?.requested_by ?? null
  if (request && request.status !== 'ACCEPTED') {
    return {
      id,
      status: request.status,
      dealershipId: request.dealership_id,
      operatorId: request.operator_id,
      requestedBy,
    }
  }
  const pair = await trx
    .selectFrom('service_period as pair')
    .where('id', '=', id)
    .where(isLatest)
    .select(['dealership_id', 'operator_id', 'ended_at'])
    .forUpdate()
    .executeTakeFirst()
  if (!pair) return undefined
  const status = pair.ended_at ? 'ENDED' : 'ACTIVE'
  return { id, status, dealershipId: pair.dealership_id, operatorId: pair.operator_id, requestedBy }
}

interface NewRequest {
  dealershipId: string
  email: string
  requestedBy: string
}

/** @returns its id; undefined where the dealership's request to that e-mail waits already */
export async function addRequest(trx: Database, request: NewRequest): Promise<string | undefined> {
  const row = await trx
    .insertInto('link_request')
    .values({ dealership_id: request.dealershipId, email: request.email, requested_by: request.requestedBy })
    .onConflict((conflict) =>
      conflict.columns(['dealership_id', 'email']).where(sql`status`, '=', sql`'PENDING'`).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

interface Answer {
  status: 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN'
  answeredBy: string
  /** Who answered, where it was not taken back. */
  operatorId?: string
}

export async function answerRequest(trx: Database, id: string, answer: Answer): Promise<void> {
  await trx
    .updateTable('link_request')
    .set({
      status: answer.status,
      operator_id: answer.operatorId,
      answered_by: answer.answeredBy,
      answered_at: new Date(),
    })
    .where('id', '=', id)
    .execute()
}

interface Pair {
  dealershipId: string
  operatorId: string
}

/**
 * Links the two from now on; where a link of theirs had ended, a further period begins.
 * @param requestId the request that it comes from, whose id it takes
 * @returns its id; undefined where it lasts already and no request is to be answered by it
 */
export async function link(trx: Database, pair: Pair, requestId?: string): Promise<string | undefined> {
  const row = await trx
    .insertInto('service_period')
    .values({ id: requestId, dealership_id: pair.dealershipId, operator_id: pair.operatorId })
    .onConflict((conflict) => {
      const lasting = conflict.columns(['dealership_id', 'operator_id']).where('ended_at', 'is', null)
      return requestId ? lasting.doUpdateSet(({ ref }) => ({ id: ref('excluded.id') })) : lasting.doNothing()
    })
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function endLink(trx: Database, id: string, endedBy: string): Promise<void> {
  await trx
    .updateTable('service_period')
    .set({ ended_at: sql`now()`, ended_by: endedBy })
    .where('id', '=', id)
    .execute()
}

/** Of the periods in which a dealership served an operator, the last one is their link as it is shown. */
export const isLatest = ({ eb, not, exists }: ExpressionBuilder<DB & { pair: ServicePeriod }, 'pair'>) =>
  not(
    exists(
      eb
        .selectFrom('service_period as later')
        .whereRef('later.dealership_id', '=', 'pair.dealership_id')
        .whereRef('later.operator_id', '=', 'pair.operator_id')
        .where(sql<boolean>`(later.started_at, later.id) > (pair.started_at, pair.id)`)
        .select('later.id'),
    ),
  )
