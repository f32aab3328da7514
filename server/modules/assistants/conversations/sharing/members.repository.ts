import { findRightsOf } from '../../../../access'
import type { Database } from '../../../../db/connection'
import type { ManualRepository } from '../../../manuals'

interface Addressed {
  addresses: readonly string[]
  /** Ids of the manuals in question. */
  cited: readonly string[]
}

/**
 * Those of some addresses whose people can sign in, with which of the cited manuals they may read: for others, the assistant
 * and the manuals are a closed door.
 */
export async function membersAmong(
  db: Database,
  manuals: ManualRepository,
  { addresses, cited }: Addressed,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const people = await db
    .selectFrom('person')
    .where(({ eb, fn, val }) => eb('email', '=', fn.any(val([...addresses]))))
    .where('is_active', '=', true)
    .select(['id', 'email'])
    .execute()
  const members = await Promise.all(
    people.map(async ({ id, email }) => {
      const rights = await findRightsOf(db, id)
      return [email, rights ? await manuals.visibleTo(rights).among(cited) : new Set<string>()] as const
    }),
  )
  return new Map(members)
}
