import type { Database } from '../db/connection'
import type { Rights } from './caller'

/** What a person may do now, for a job that works for them; undefined once their account is inactive. */
export async function findRightsOf(db: Database, personId: string): Promise<Rights | undefined> {
  const found = await db
    .selectFrom('person')
    .leftJoin('organization', 'organization.id', 'person.organization_id')
    .where('person.id', '=', personId)
    .where('person.is_active', '=', true)
    .select(['person.groups', 'person.is_superuser as isSuperuser', 'organization.id', 'organization.type'])
    .executeTakeFirst()
  if (!found) return undefined
  const { groups, isSuperuser, id, type } = found
  return { groups, isSuperuser, organization: id && type ? { id, type } : null }
}
