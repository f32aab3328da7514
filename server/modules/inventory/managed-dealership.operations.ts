import { managesCatalogue } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { invalid, notFound } from '../../domain/domain-error'
import { findOrganizationType } from '../organizations'

/**
 * The dealership whose stock a caller manages: the one named, which a super user has to do, or the caller's own.
 * @throws DomainError invalid if none is named, not found for one that the caller does not manage
 */
export async function managedDealership(db: Database, caller: Caller, named: string | undefined): Promise<string> {
  const id = named ?? caller.organization?.id
  if (!id) throw noDealership()
  const isDealership = (await findOrganizationType(db, id)) === 'DEALERSHIP'
  if (!isDealership || !managesCatalogue(caller, id)) throw notFound('Organization')
  return id
}

const noDealership = () =>
  invalid({
    path: 'query.organization_id',
    message: { en: 'Choose the dealership.', es: 'Elija el concesionario.' },
  })
