import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Caller, GroupName } from '../../../../access/caller'
import type { Database, Transaction } from '../../../../db/connection'
import { listOf } from '../../../../db/list-of'
import { personName } from '../../../../db/person-name'
import type { AccountRequest, AccountRequestStatus } from './account-request'

interface NewAccountRequest {
  organizationId: string
  dealershipId: string
  email: string
  group: GroupName
  firstName: string
  lastName: string
  requestedBy: string
}

/** @returns its id; undefined if the dealership has a pending request for that address */
export async function insertAccountRequest(
  trx: Transaction,
  { organizationId, dealershipId, email, group, firstName, lastName, requestedBy }: NewAccountRequest,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('account_request')
    .values({
      organization_id: organizationId,
      dealership_id: dealershipId,
      email,
      role: group,
      first_name: firstName,
      last_name: lastName,
      requested_by: requestedBy,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['dealership_id', 'organization_id', 'email'])
        .where(sql`status`, '=', sql`'PENDING'`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export const findAccountRequest = (db: Database, id: string): Promise<AccountRequest | undefined> =>
  requests(db).where('account_request.id', '=', id).executeTakeFirst()

export async function storeAnswerTime(trx: Transaction, id: string): Promise<void> {
  await trx.updateTable('account_request').set({ answered_at: sql`now()` }).where('id', '=', id).execute()
}

/** Finds the pending requests of a dealership to an operator. */
export const findPendingRequests = (
  trx: Transaction,
  { dealershipId, operatorId }: { dealershipId: string; operatorId: string },
): Promise<AccountRequest[]> =>
  requests(trx)
    .where('account_request.dealership_id', '=', dealershipId)
    .where('account_request.organization_id', '=', operatorId)
    .where('account_request.status', '=', 'PENDING')
    .execute()

interface Filter {
  page: number
  limit: number
  /** Only for this operator. */
  organizationId: string | undefined
  status: AccountRequestStatus | undefined
}

/** Lists the requests from or to the caller's organization; for a super user all. */
export async function listAccountRequests(
  db: Database,
  { isSuperuser, organization }: Caller,
  { organizationId, status, ...page }: Filter,
): Promise<{ items: AccountRequest[]; total: number }> {
  let found = requests(db)
  if (!isSuperuser) {
    const own = organization?.id ?? null
    found = found.where((eb) =>
      eb.or([eb('account_request.organization_id', '=', own), eb('account_request.dealership_id', '=', own)]),
    )
  }
  return listOf(found, {
    page,
    filter: { 'account_request.organization_id': organizationId, 'account_request.status': status },
    sort: [
      [sql`account_request.status = 'PENDING'`, 'desc'],
      ['account_request.created_at', 'desc'],
      'account_request.id',
    ],
  })
}

function requests(db: Database) {
  return db
    .selectFrom('account_request')
    .innerJoin('organization as operator', 'operator.id', 'account_request.organization_id')
    .innerJoin('organization as dealership', 'dealership.id', 'account_request.dealership_id')
    .leftJoin('person', 'person.id', 'account_request.requested_by')
    .select(['account_request.id', 'account_request.status', 'account_request.version', 'account_request.email'])
    .select(['account_request.first_name as firstName', 'account_request.last_name as lastName'])
    .select(['account_request.created_at as createdAt', 'account_request.answered_at as answeredAt'])
    .select((eb) => [
      // A check of the table allows no others.
      sql<GroupName>`account_request.role`.as('group'),
      jsonBuildObject({ id: eb.ref('operator.id'), name: eb.ref('operator.name') }).as('organization'),
      jsonBuildObject({ id: eb.ref('dealership.id'), name: eb.ref('dealership.name') }).as('dealership'),
      sql<AccountRequest['requestedBy']>`case when person.id is not null
        then jsonb_build_object('id', person.id, 'name', ${personName('person')}) end`.as('requestedBy'),
    ])
}
