import { sql } from 'kysely'
import { serves } from '../../../access'
import type { Database } from '../../../db/connection'
import { containsEveryWord } from '../../../db/contains-every-word'
import { listOf } from '../../../db/list-of'
import type { Person } from '../person'
import { lockPerson, selectPeople, toPerson } from '../person.repository'

export interface UserFilter {
  page: number
  limit: number
  /** Each word must stand in the first name, the last name or the e-mail address. */
  search?: string
  status?: 'invited' | 'active' | 'deactivated'
  /** Absent for everybody. */
  organizationId?: string
}

/** The accounts of organizations. Who may see and change them is for the caller to have asked. */
export function createUserRepository(db: Database) {
  return {
    list: ({ search = '', status, organizationId, ...page }: UserFilter) => {
      let found = selectPeople(db).where(({ ref }) =>
        containsEveryWord(search, [ref('person.first_name'), ref('person.last_name'), ref('person.email')]),
      )
      if (organizationId) found = found.where('person.organization_id', '=', organizationId)
      return pageOf(status ? withStatus(found, status) : found, page)
    },

    /** The active Machine Operators of an organization, and of the operators that it serves now. */
    operatorsOf: (organizationId: string, page: { page: number; limit: number }) => {
      const found = withStatus(selectPeople(db), 'active')
        .where('person.groups', '@>', sql<['Machine Operator']>`array['Machine Operator']`)
        .where((eb) =>
          eb.or([
            eb('person.organization_id', '=', organizationId),
            serves(sql.val(organizationId), eb.ref('person.organization_id')),
          ]),
        )
      return pageOf(found, page)
    },

    /**
     * Holds an account, and the organization with its number of admins, until the transaction ends: whoever else wants to
     * change accounts of the organization waits, and then sees what was changed.
     */
    async lock(id: string): Promise<void> {
      await db
        .selectFrom('organization')
        .where('id', '=', (eb) => eb.selectFrom('person').where('person.id', '=', id).select('organization_id'))
        .select('id')
        .forNoKeyUpdate()
        .execute()
      await lockPerson(db, id)
    },

    /** The same for all accounts of an organization. */
    async lockOrganization(id: string): Promise<void> {
      await db.selectFrom('organization').where('id', '=', id).select('id').forNoKeyUpdate().execute()
    },

    /** Records that an admin of the person's own organization has decided on an account that a dealership made. */
    async confirm(id: string, adminId: string): Promise<void> {
      await db
        .updateTable('person')
        .set({ confirmed_by: adminId })
        .where('id', '=', id)
        .where('invited_by_id', 'is not', null)
        .where('confirmed_by', 'is', null)
        .execute()
    },

    /**
     * Deactivates the accounts at an operator that a dealership made and nobody confirmed, but never its last admin.
     * @returns the ids of those who were active
     */
    async deactivateUnconfirmed({ dealershipId, operatorId }: { dealershipId: string; operatorId: string }) {
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
        returning person.id`.execute(db)
      return rows.map(({ id }) => id)
    },

    /** Whether the organization has an admin besides this person who is active and has accepted the invitation. */
    async hasAnotherAdmin({ id, organization }: Person): Promise<boolean> {
      const other = await withStatus(selectPeople(db), 'active')
        .where('person.organization_id', '=', organization?.id ?? null)
        .where('person.groups', '@>', sql<['Org Admin']>`array['Org Admin']`)
        .where('person.id', '<>', id)
        .executeTakeFirst()
      return other !== undefined
    },

    async save(person: Person): Promise<void> {
      await db
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
    },
  }
}

type People = ReturnType<typeof selectPeople>

/** The same rule as `accountStatus`, for many at once. */
function withStatus(people: People, status: NonNullable<UserFilter['status']>): People {
  if (status === 'deactivated') return people.where('person.is_active', '=', false)
  return people
    .where('person.is_active', '=', true)
    .where('person.password_expires_at', status === 'invited' ? 'is not' : 'is', null)
}

async function pageOf(people: People, page: { page: number; limit: number }) {
  const { items, total } = await listOf(people, {
    page,
    sort: [sql`lower(person.last_name)`, sql`lower(person.first_name)`, 'person.email', 'person.id'],
  })
  return { items: items.map(toPerson), total }
}
