import type { Database } from '../../../db/connection'

/** The name of an organization that a link is for. */
export async function nameOf(db: Database, organizationId: string): Promise<string> {
  const { name } = await db
    .selectFrom('organization')
    .where('id', '=', organizationId)
    .select('name')
    .executeTakeFirstOrThrow()
  return name
}
