import { sql } from 'kysely'
import type { Database } from '../../server/db/connection'

/**
 * Notes who belongs to the strangers and who to the demonstration.
 * @returns tells whether they have been joined since: by a link between their organizations, or by somebody who changed sides
 */
export async function watchSides(db: Database): Promise<() => Promise<boolean>> {
  const organizations = await db.selectFrom('organization').select(['id', 'name']).execute()
  const isStrange = ({ name }: { name: string }) => name.startsWith('Eastmoor')
  const strange = organizations.filter(isStrange).map(({ id }) => id)
  const known = organizations.filter((one) => !isStrange(one)).map(({ id }) => id)
  const people = await db.selectFrom('person').select('id').where('organization_id', 'in', known).execute()
  const members = people.map(({ id }) => id)
  return async () => {
    const { rows } = await sql<{ joined: boolean }>`
      select exists (
        select from service_period
        where (dealership_id = any(${strange}) and operator_id = any(${known}))
          or (dealership_id = any(${known}) and operator_id = any(${strange}))
      ) or exists (
        select from link_request
        where answered_at is not null and ((dealership_id = any(${strange}) and operator_id = any(${known}))
          or (dealership_id = any(${known}) and operator_id = any(${strange})))
      ) or exists (
        select from person where id = any(${members}) and organization_id = any(${strange})
      ) as joined`.execute(db)
    return rows[0]?.joined ?? false
  }
}
