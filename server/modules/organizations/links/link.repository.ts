import { type ExpressionBuilder, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Transaction } from '../../../db/connection'
import type { DB, ServicePeriod } from '../../../db/schema'
import type { VersionedRecord } from '../../../db/transition'
import { askedOperator } from '../admin.repository'
import type { LinkStatus } from './link'

/** A link or a request that is locked until the transaction ends. */
interface LockedLink extends VersionedRecord<LinkStatus> {
  dealershipId: string
  operatorId: string | null
  /** Null for a link without a request. */
  requestedBy: string | null
}

/** @returns undefined if there is none, or if a later link of the same pair replaced it */
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

/** @returns its id; undefined if the dealership has a pending request to that e-mail address */
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

export interface PendingRequest {
  email: string
  dealership: { id: string; name: string }
  /** Whether the same dealership asked the same person within the day before. */
  wasSentLately: boolean
}

export const lockPendingRequest = (trx: Transaction, id: string): Promise<PendingRequest | undefined> =>
  trx
    .selectFrom('link_request')
    .innerJoin('organization as dealership', 'dealership.id', 'link_request.dealership_id')
    .where('link_request.id', '=', id)
    .where('link_request.status', '=', 'PENDING')
    .select('link_request.email')
    .select((eb) => [
      jsonBuildObject({ id: eb.ref('dealership.id'), name: eb.ref('dealership.name') }).as('dealership'),
      eb
        .exists(
          eb
            .selectFrom('link_request as earlier')
            .whereRef('earlier.dealership_id', '=', 'link_request.dealership_id')
            .whereRef('earlier.email', '=', 'link_request.email')
            .whereRef('earlier.id', '<>', 'link_request.id')
            .where('earlier.created_at', '>', sql<Date>`link_request.created_at - interval '1 day'`)
            .select('earlier.id'),
        )
        .$castTo<boolean>()
        .as('wasSentLately'),
    ])
    .forUpdate('link_request')
    .executeTakeFirst()

export async function storeRequestedOperator(trx: Transaction, id: string, operatorId: string): Promise<void> {
  await trx.updateTable('link_request').set({ operator_id: operatorId }).where('id', '=', id).execute()
}

/** The columns of an answer; with the operator if it is theirs. */
export const answeredNow = ({ answeredBy, operatorId }: { answeredBy: string; operatorId: string | null }) => ({
  answered_by: answeredBy,
  answered_at: new Date(),
  ...(operatorId && { operator_id: operatorId }),
})

/** The columns of an ended link. */
export const endedNow = (endedBy: string) => ({ ended_at: sql<Date>`now()`, ended_by: endedBy })

interface Pair {
  dealershipId: string
  operatorId: string
}

/**
 * Starts a period of service; after an ended link, it is a further one.
 * @param requestId the accepted request, whose id the period gets
 * @returns its id; undefined if a period already lasts and there is no request
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

/** The last of the periods in which a dealership served an operator is shown as their link. */
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
