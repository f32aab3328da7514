import { seesCatalogue } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'

export interface VisibleCatalogue {
  dealershipId: string
  currency: string
}

/** @throws DomainError not found for a catalogue that the caller does not see */
export async function requireCatalogue(db: Database, caller: Caller, id: string): Promise<VisibleCatalogue> {
  const catalogue = await db
    .selectFrom('catalogue')
    .where('id', '=', id)
    .where(({ ref }) => seesCatalogue(caller, ref('organization_id')))
    .select(['organization_id as dealershipId', 'currency'])
    .executeTakeFirst()
  if (!catalogue) throw notFound('Catalogue')
  return catalogue
}
