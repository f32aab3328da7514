import type { Database } from '../../db/connection'
import { normaliseEmail, type Person } from './person'

export interface Credentials {
  personId: string
  passwordHash: string | null
  isActive: boolean
  /** When the password ends, if it is the temporary one of an invitation. */
  passwordExpiresAt: Date | null
}

/** People in the database. */
export function createPersonRepository(db: Database) {
  return {
    async find(id: string): Promise<Person | undefined> {
      const row = await selectPeople(db).where('person.id', '=', id).executeTakeFirst()
      return row && toPerson(row)
    },

    async findByEmail(email: string): Promise<Person | undefined> {
      const row = await selectPeople(db).where('email', '=', normaliseEmail(email)).executeTakeFirst()
      return row && toPerson(row)
    },

    credentialsOf(email: string): Promise<Credentials | undefined> {
      return db
        .selectFrom('person')
        .where('email', '=', normaliseEmail(email))
        .select(['id as personId', 'password_hash as passwordHash', 'is_active as isActive'])
        .select('password_expires_at as passwordExpiresAt')
        .executeTakeFirst()
    },
  }
}

export type PersonRepository = ReturnType<typeof createPersonRepository>

/** Keeps others from changing a person until the caller's transaction ends. */
export async function lockPerson(trx: Database, id: string): Promise<void> {
  await trx.selectFrom('person').where('id', '=', id).select('id').forNoKeyUpdate().execute()
}

/** People with what is said of their organizations, for queries that choose among them. */
export function selectPeople(db: Database) {
  return db
    .selectFrom('person')
    .leftJoin('organization', 'organization.id', 'person.organization_id')
    .selectAll('person')
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
