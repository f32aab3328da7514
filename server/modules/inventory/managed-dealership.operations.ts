import { managesCatalogue, receivesGoods } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { invalid, notFound } from '../../domain/domain-error'
import { findOrganizationType } from '../organizations'

/** The dealership whose stock a caller manages; see `dealershipFor`. */
export const managedDealership = (db: Database, caller: Caller, named: string | undefined): Promise<string> =>
  dealershipFor(db, caller, named, managesCatalogue)

/** The dealership for which a caller receives goods; see `dealershipFor`. */
export const receivingDealership = (db: Database, caller: Caller, named: string | undefined): Promise<string> =>
  dealershipFor(db, caller, named, receivesGoods)

/**
 * The dealership for which a caller may do something: the one named, which a super user has to do, or the caller's own.
 * @throws DomainError invalid if none is named, not found for one for which the caller may not
 */
async function dealershipFor(
  db: Database,
  caller: Caller,
  named: string | undefined,
  may: (caller: Caller, dealershipId: string) => boolean,
): Promise<string> {
  const id = named ?? caller.organization?.id
  if (!id) throw noDealership()
  const isDealership = (await findOrganizationType(db, id)) === 'DEALERSHIP'
  if (!isDealership || !may(caller, id)) throw notFound('Organization')
  return id
}

const noDealership = () =>
  invalid({
    path: 'query.organization_id',
    message: { en: 'Choose the dealership.', es: 'Elija el concesionario.' },
  })
