import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection'
import { normalizeEmail, type OnboardingStatus, type Person } from './person'

export interface Credentials {
  personId: string
  passwordHash: string | null
  isActive: boolean
  /** When the password expires, if it is the temporary one of an invitation. */
  passwordExpiresAt: Date | null
}

export async function findPerson(db: Database, id: string): Promise<Person | undefined> {
  const row = await selectPeople(db).where('person.id', '=', id).executeTakeFirst()
  return row && toPerson(row)
}

export async function findPersonByEmail(db: Database, email: string): Promise<Person | undefined> {
  const row = await selectPeople(db).where('email', '=', normalizeEmail(email)).executeTakeFirst()
  return row && toPerson(row)
}

export const findCredentials = (db: Database, email: string): Promise<Credentials | undefined> =>
  db
    .selectFrom('person')
    .where('email', '=', normalizeEmail(email))
    .select(['id as personId', 'password_hash as passwordHash', 'is_active as isActive'])
    .select('password_expires_at as passwordExpiresAt')
    .executeTakeFirst()

/** Locks a person until the transaction ends, so that no one else changes them. */
export async function lockPerson(trx: Transaction, id: string): Promise<void> {
  await trx.selectFrom('person').where('id', '=', id).select('id').forNoKeyUpdate().execute()
}

/** Stores a password that does not expire. */
export async function updatePassword(
  trx: Transaction,
  personId: string,
  { hash, onboardingStatus }: { hash: string; onboardingStatus: OnboardingStatus | null },
): Promise<void> {
  await trx
    .updateTable('person')
    .set({ password_hash: hash, password_expires_at: null, onboarding_status: onboardingStatus })
    .where('id', '=', personId)
    .execute()
}

/** The step of the payment account ends for all admins of a dealership once it takes charges and pays out. */
const onboardingStatus = sql<OnboardingStatus | null>`case
  when person.onboarding_status = 'ONBOARDING_STRIPE' and exists (
    select from payment_account where payment_account.organization_id = person.organization_id
      and in_use and charges_enabled and payouts_enabled)
  then 'DONE' else person.onboarding_status end`

/** Selects people with what `toPerson` needs of their organizations. */
export function selectPeople(db: Database) {
  return db
    .selectFrom('person')
    .leftJoin('organization', 'organization.id', 'person.organization_id')
    .select(['person.id', 'person.email', 'person.username', 'person.first_name', 'person.last_name'])
    .select(['person.is_superuser', 'person.is_active', 'person.date_joined', 'person.groups'])
    .select(['person.organization_id', 'person.language', 'person.units'])
    .select(onboardingStatus.as('onboarding_status'))
    .select(['person.due_emails', 'person.password_expires_at'])
    .select(['organization.name as organization_name', 'organization.type as organization_type'])
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['executeTakeFirstOrThrow']>>

export function toPerson(row: PersonRow): Person {
  const { organization_id, organization_name, organization_type } = row
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    isSuperuser: row.is_superuser,
    isActive: row.is_active,
    dateJoined: row.date_joined,
    groups: row.groups,
    organization:
      organization_id && organization_name && organization_type
        ? { id: organization_id, name: organization_name, type: organization_type }
        : null,
    onboardingStatus: row.onboarding_status,
    language: row.language === 'es' ? 'es' : 'en',
    units: row.units === 'us' ? 'us' : 'metric',
    dueEmails: row.due_emails,
    passwordExpiresAt: row.password_expires_at,
  }
}
