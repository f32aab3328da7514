import { sql } from 'kysely'
import { serves } from '../../../access'
import type { Database, Transaction } from '../../../db/connection'
import { containsEveryWord } from '../../../db/contains-every-word'
import { listOf } from '../../../db/list-of'
import type { AccountStatus, Person } from '../person'
import { lockPerson, selectPeople, toPerson } from '../person.repository'

interface Page {
  page: number
  limit: number
}

export interface UserFilter extends Page {
  /** First name, last name and e-mail address together must contain each word. */
  search?: string
  status?: AccountStatus
  /** Absent for everybody. */
  organizationId?: string
  /** Whether the people of the operators are meant, too, that the organization serves now. */
  isAmongCustomers?: boolean
}

/** Lists accounts; the caller has checked who may see them. */
export function listUsers(
  db: Database,
  { search = '', status, organizationId, isAmongCustomers = false, ...page }: UserFilter,
) {
  let found = selectPeople(db).where(({ ref }) =>
    containsEveryWord(search, [ref('person.first_name'), ref('person.last_name'), ref('person.email')]),
  )
  if (organizationId)
    found = found.where((eb) => {
      const isOwn = eb('person.organization_id', '=', organizationId)
      return isAmongCustomers
        ? eb.or([isOwn, serves(sql.val(organizationId), eb.ref('person.organization_id'))])
        : isOwn
    })
  return pageOf(status ? withStatus(found, status) : found, page)
}

/** Lists the active Machine Operators of an organization, and of the operators that it serves now. */
export function listMachineOperators(db: Database, organizationId: string, page: Page) {
  const found = withStatus(selectPeople(db), 'active')
    .where('person.groups', '@>', sql<['Machine Operator']>`array['Machine Operator']`)
    .where((eb) =>
      eb.or([
        eb('person.organization_id', '=', organizationId),
        serves(sql.val(organizationId), eb.ref('person.organization_id')),
      ]),
    )
  return pageOf(found, page)
}

/** Locks an account and its organization, and with it the number of the organization's admins. */
export async function lockAccount(trx: Transaction, id: string): Promise<void> {
  await trx
    .selectFrom('organization')
    .where('id', '=', (eb) => eb.selectFrom('person').where('person.id', '=', id).select('organization_id'))
    .select('id')
    .forNoKeyUpdate()
    .execute()
  await lockPerson(trx, id)
}

/** Locks an organization against changes of its accounts. */
export async function lockAccountsOf(trx: Transaction, organizationId: string): Promise<void> {
  await trx.selectFrom('organization').where('id', '=', organizationId).select('id').forNoKeyUpdate().execute()
}

/** Records that an admin of the person's own organization has decided on an account that a dealership created. */
export async function confirmAccount(trx: Transaction, id: string, adminId: string): Promise<void> {
  await trx
    .updateTable('person')
    .set({ confirmed_by: adminId })
    .where('id', '=', id)
    .where('invited_by_id', 'is not', null)
    .where('confirmed_by', 'is', null)
    .execute()
}

/**
 * Deactivates the accounts at an operator that a dealership created and nobody confirmed, but never its last admin.
 * @returns the ids of those who were active
 */
export async function deactivateUnconfirmed(
  trx: Transaction,
  { dealershipId, operatorId }: { dealershipId: string; operatorId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with active as (
      select id, date_joined, 'Org Admin' = any(groups) and password_expires_at is null as is_admin,
        invited_by_id is not distinct from ${dealershipId}::uuid and confirmed_by is null as is_unconfirmed
      from person where organization_id = ${operatorId} and is_active
    ), last_admin as (
      select id from active where is_admin order by is_unconfirmed, date_joined, id limit 1
    )
    update person set is_active = false from active
    where person.id = active.id and active.is_unconfirmed and active.id not in (select id from last_admin)
    returning person.id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Whether the organization has another admin who is active and has accepted the invitation. */
export async function hasAnotherAdmin(trx: Transaction, { id, organization }: Person): Promise<boolean> {
  const other = await withStatus(selectPeople(trx), 'active')
    .where('person.organization_id', '=', organization?.id ?? null)
    .where('person.groups', '@>', sql<['Org Admin']>`array['Org Admin']`)
    .where('person.id', '<>', id)
    .executeTakeFirst()
  return other !== undefined
}

export async function updateAccount(trx: Transaction, person: Person): Promise<void> {
  await trx
    .updateTable('person')
    .set({
      first_name: person.firstName,
      last_name: person.lastName,
      language: person.language,
      units: person.units,
      due_emails: person.dueEmails,
      groups: person.groups,
      is_active: person.isActive,
      onboarding_status: person.onboardingStatus,
    })
    .where('id', '=', person.id)
    .execute()
}

type People = ReturnType<typeof selectPeople>

/** The same rule as `accountStatus`, for many at once. */
function withStatus(people: People, status: AccountStatus): People {
  if (status === 'deactivated') return people.where('person.is_active', '=', false)
  return people
    .where('person.is_active', '=', true)
    .where('person.password_expires_at', status === 'invited' ? 'is not' : 'is', null)
}

async function pageOf(people: People, page: Page) {
  const { items, total } = await listOf(people, {
    page,
    sort: [sql`lower(person.last_name)`, sql`lower(person.first_name)`, 'person.email', 'person.id'],
  })
  return { items: items.map(toPerson), total }
}
