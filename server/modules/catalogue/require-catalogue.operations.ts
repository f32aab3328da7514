import { managesCatalogue } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { forbidden, notFound } from '../../domain/domain-error'
import { type Catalogue, noCatalogue } from './catalogue'
import { type CatalogueRepository, findCatalogueOf } from './catalogue.repository'

/**
 * The catalogue that a caller adds to: the one named, or that of the caller's own dealership.
 * @throws DomainError not found for one that the caller does not see, forbidden for one that they do not manage,
 *   `no_catalogue` if their dealership has none
 */
export async function catalogueToChange(
  { db, catalogues }: { db: Database; catalogues: CatalogueRepository },
  caller: Caller,
  id: string | undefined,
): Promise<Catalogue> {
  const dealershipId = caller.organization?.id
  const catalogue = id
    ? await catalogues.visibleTo(caller).find(id)
    : dealershipId && (await findCatalogueOf(db, dealershipId))
  if (!catalogue) throw id ? notFound('Catalogue') : noCatalogue()
  if (!managesCatalogue(caller, catalogue.dealership.id)) throw forbidden()
  return catalogue
}
