import { type ExpressionBuilder, sql } from 'kysely'
import type { Transaction } from '../../db/connection'
import type { DB, ServicePeriod } from '../../db/schema'
import type { VersionedRecord } from '../../db/transition'
import { askedOperator } from './admin.repository'
import type { LinkStatus } from './link'

/** A link or a request that is locked until the transaction ends. */
interface LockedLink extends VersionedRecord<LinkStatus> {
  dealershipId: string
  operatorId: string | null
  /** Null for a link that nobody asked for. */
  requestedBy: string | null
}

/** @returns undefined where there is none, or where a later link of the same pair replaced it */
export async function lockLink(trx: Transaction, id: string): Promise<LockedLink | undefined> {
  const request = await trx
    .selectFrom('link_request as request')
    .where('id', '=', id)
    .select((eb) => ['status', 'version', 'dealership_id', 'requested_by', askedOperator(eb).as('operator_id')])
    .forUpdate('request')
    .executeTakeFirst()
  const requestedBy = request?.requested_by ?? null
  if (request && request.status !== 'ACTIVE') return toLocked(id, request, requestedBy)
  const pair = await trx
    .selectFrom('service_period as pair')
    .where('id', '=', id)
    .where(isLatest)
    .select(({ ref }) => ['version', 'dealership_id', 'operator_id', ref('status').$castTo<LinkStatus>().as('status')])
    .forUpdate()
    .executeTakeFirst()
  return pair && toLocked(id, pair, requestedBy)
}

interface LockedRow {
  status: LinkStatus
  version: number
  dealership_id: string
  operator_id: string | null
}

const toLocked = (id: string, row: LockedRow, requestedBy: string | null): LockedLink => ({
  id,
  status: row.status,
  version: row.version,
  dealershipId: row.dealership_id,
  operatorId: row.operator_id,
  requestedBy,
})

interface NewRequest {
  dealershipId: string
  email: string
  requestedBy: string
}

/** @returns its id; undefined where the dealership's request to that e-mail is pending already */
export async function insertRequest(trx: Transaction, request: NewRequest): Promise<string | undefined> {
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

/** What is stored with an answer; the operator where it is theirs. */
export const answeredNow = ({ answeredBy, operatorId }: { answeredBy: string; operatorId: string | null }) => ({
  answered_by: answeredBy,
  answered_at: new Date(),
  ...(operatorId && { operator_id: operatorId }),
})

/** What is stored with the end of a link. */
export const endedNow = (endedBy: string) => ({ ended_at: sql`now()`, ended_by: endedBy })

interface Pair {
  dealershipId: string
  operatorId: string
}

/**
 * Links the two from now on; where a link of theirs had ended, a further period begins.
 * @param requestId the request that it comes from, whose id it takes
 * @returns its id; undefined where it lasts already and no request is to be answered by it
 */
export async function insertPeriod(trx: Transaction, pair: Pair, requestId?: string): Promise<string | undefined> {
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
