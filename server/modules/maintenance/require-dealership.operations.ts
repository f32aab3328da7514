import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { invalid, notFound } from '../../domain/domain-error'

/**
 * The dealership that somebody acts for: their own, or the one that a super user names.
 * @throws DomainError invalid where a super user names none, not found where it is none or another's
 */
export async function dealershipOf(db: Database, caller: Caller, named: string | undefined): Promise<string> {
  if (!caller.isSuperuser) {
    const own = caller.organization?.id
    if (own === undefined || (named !== undefined && named !== own)) throw notFound('Dealership')
    return own
  }
  if (named === undefined) {
    const message = { en: 'Choose a dealership.', es: 'Elija un concesionario.' }
    throw invalid({ path: 'query.organization_id', message })
  }
  const found = await db
    .selectFrom('organization')
    .where('id', '=', named)
    .where('type', '=', 'DEALERSHIP')
    .select('id')
    .executeTakeFirst()
  if (!found) throw notFound('Dealership')
  return found.id
}
