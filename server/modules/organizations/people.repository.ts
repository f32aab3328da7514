import type { Database } from '../../db/connection'

/** The ids of everybody who has an account at an organization. */
export async function peopleOf(db: Database, organizationId: string): Promise<string[]> {
  const rows = await db.selectFrom('person').where('organization_id', '=', organizationId).select('id').execute()
  return rows.map(({ id }) => id)
}
