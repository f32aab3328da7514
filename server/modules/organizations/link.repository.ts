import { sql } from 'kysely'
import type { Database } from '../../db/connection'
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
    .selectFrom('dealership_operator')
    .where('id', '=', id)
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
 * Links the two from now on, also where a link of theirs had ended.
 * @param requestId the request that it comes from, whose id it takes
 * @returns its id; undefined where it lasts already and no request is to be answered by it
 */
export async function link(trx: Database, pair: Pair, requestId?: string): Promise<string | undefined> {
  const row = await trx
    .insertInto('dealership_operator')
    .values({ id: requestId, dealership_id: pair.dealershipId, operator_id: pair.operatorId })
    .onConflict((conflict) => {
      const reopen = conflict.columns(['dealership_id', 'operator_id']).doUpdateSet(({ ref }) => ({
        id: ref('excluded.id'),
        created_at: sql`case when dealership_operator.ended_at is null
          then dealership_operator.created_at else excluded.created_at end`,
        ended_at: null,
        ended_by: null,
      }))
      return requestId ? reopen : reopen.where('dealership_operator.ended_at', 'is not', null)
    })
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function isLinked(trx: Database, { dealershipId, operatorId }: Pair): Promise<boolean> {
  const row = await trx
    .selectFrom('dealership_operator')
    .where('dealership_id', '=', dealershipId)
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function endLink(trx: Database, id: string, endedBy: string): Promise<void> {
  await trx
    .updateTable('dealership_operator')
    .set({ ended_at: new Date(), ended_by: endedBy })
    .where('id', '=', id)
    .execute()
}
