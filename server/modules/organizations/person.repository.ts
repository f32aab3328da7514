import { type ExpressionBuilder, sql } from 'kysely'
import { isActiveAdmin, isActiveStaff } from '../../access'
import type { Database } from '../../db/connection'
import { personName } from '../../db/person-name'
import type { DB } from '../../db/schema'

type IsOne = (eb: ExpressionBuilder<DB, 'person'>) => ReturnType<typeof isActiveAdmin>

/** Those who have accepted their invitation. */
const find = (db: Database, organizationId: string, isOne: IsOne) =>
  db
    .selectFrom('person')
    .where('organization_id', '=', organizationId)
    .where('password_expires_at', 'is', null)
    .where(isOne)
    .select(['id', 'email'])
    .orderBy('id')
    .execute()

async function emailsOf(db: Database, organizationId: string, isOne: IsOne): Promise<string[]> {
  return (await find(db, organizationId, isOne)).map(({ email }) => email)
}

async function idsOf(db: Database, organizationId: string, isOne: IsOne): Promise<string[]> {
  return (await find(db, organizationId, isOne)).map(({ id }) => id)
}

const isActiveOf =
  (people: readonly string[]): IsOne =>
  (eb) =>
    eb.and([eb('person.is_active', '=', true), eb('person.id', '=', sql<string>`any(${people}::uuid[])`)])

/** The e-mail addresses of the active admins of an organization. */
export const emailsOfAdmins = (db: Database, organizationId: string): Promise<string[]> =>
  emailsOf(db, organizationId, isActiveAdmin)

/** The e-mail addresses of the active Org Admins and Org Users of an organization. */
export const emailsOfStaff = (db: Database, organizationId: string): Promise<string[]> =>
  emailsOf(db, organizationId, isActiveStaff)

/** The e-mail addresses of those of some people who are active at a customer; of its active admins if none of them is. */
export async function accountsAtCustomer(
  db: Database,
  organizationId: string,
  people: readonly (string | null)[],
): Promise<string[]> {
  const named = people.filter((id) => id !== null)
  const rows = await db
    .selectFrom('person')
    .where('organization_id', '=', organizationId)
    .where(isActiveOf(named))
    .select('email')
    .orderBy('id')
    .execute()
  return rows.length > 0 ? rows.map(({ email }) => email) : emailsOfAdmins(db, organizationId)
}

/** Those of some accounts who are e-mailed what falls due, as often as they want. */
export async function emailsWantingDue(db: Database, emails: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('person')
    .where('email', '=', sql<string>`any(${emails}::text[])`)
    .where('due_emails', '<>', 'never')
    .select('email')
    .orderBy('id')
    .execute()
  return rows.map(({ email }) => email)
}

/** Whether somebody who is active at an organization signs in by an address. */
export async function hasAccountAt(db: Database, organizationId: string, email: string): Promise<boolean> {
  const isOne: IsOne = (eb) => eb.and([eb('person.is_active', '=', true), eb('person.email', '=', email)])
  return (await find(db, organizationId, isOne)).length > 0
}

/** The active admins of an organization. */
export const idsOfAdmins = (db: Database, organizationId: string): Promise<string[]> =>
  idsOf(db, organizationId, isActiveAdmin)

/** Those of some people who are active at an organization. */
export const idsOfActive = (db: Database, organizationId: string, people: readonly string[]): Promise<string[]> =>
  idsOf(db, organizationId, isActiveOf(people))

/** The e-mail address of a person, unless the account was deactivated or deleted. */
export async function emailOfActive(db: Database, personId: string | null): Promise<string | undefined> {
  const row = await db
    .selectFrom('person')
    .where('id', '=', personId)
    .where('is_active', '=', true)
    .select('email')
    .executeTakeFirst()
  return row?.email
}

/** As many as an organization's page shows. */
const MAX_SHOWN = 5

/** The people of an organization who may sign in, its admins first. */
export const listPeople = (db: Database, organizationId: string) =>
  db
    .selectFrom('person')
    .where('organization_id', '=', organizationId)
    .where('is_active', '=', true)
    .select(['email', personName('person').as('name')])
    .orderBy(isActiveAdmin, 'desc')
    .orderBy('date_joined')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute()
