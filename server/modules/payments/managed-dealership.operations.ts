import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { invalid, notFound } from '../../domain/domain-error'
import type { TimeZone } from '../../domain/time-zone'
import { managesMoney } from './manages-money'

export interface ManagedDealership {
  id: string
  timeZone: TimeZone
}

/**
 * The dealership whose money a caller manages: the one named, which a super user has to do, or the caller's own.
 * @throws DomainError invalid if none is named, not found for one that the caller does not manage
 */
export async function managedDealership(
  db: Database,
  caller: Caller,
  named: string | undefined,
): Promise<ManagedDealership> {
  const id = named ?? caller.organization?.id
  if (!id) throw noDealership()
  const found = await db
    .selectFrom('organization')
    .where('id', '=', id)
    .where('type', '=', 'DEALERSHIP')
    .select(['id', 'time_zone as timeZone'])
    .executeTakeFirst()
  if (!found || !managesMoney(caller, id)) throw notFound('Organization')
  return found
}

const noDealership = () =>
  invalid({
    path: 'query.organization_id',
    message: { en: 'Choose the dealership.', es: 'Elija el concesionario.' },
  })
