import { jsonBuildObject } from 'kysely/helpers/postgres'
import { seesCatalogue } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database, Transaction } from '../../db/connection'
import { listOf } from '../../db/list-of'
import type { Catalogue } from './catalogue'

/** The catalogues of dealerships, limited to what a caller may see. */
export function createCatalogueRepository(db: Database) {
  return {
    visibleTo(caller: Caller) {
      const visible = () => catalogues(db).where((eb) => seesCatalogue(caller, eb.ref('catalogue.organization_id')))
      return {
        find: (id: string): Promise<Catalogue | undefined> =>
          visible().where('catalogue.id', '=', id).executeTakeFirst(),
        list: (page: { page: number; limit: number }): Promise<{ items: Catalogue[]; total: number }> =>
          listOf(visible(), { page, sort: ['organization.name', 'catalogue.id'] }),
      }
    },
  }
}

export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>

const catalogues = (db: Database) =>
  db
    .selectFrom('catalogue')
    .innerJoin('organization', 'organization.id', 'catalogue.organization_id')
    .select(['catalogue.id', 'catalogue.name', 'catalogue.currency', 'catalogue.version'])
    .select((eb) =>
      jsonBuildObject({ id: eb.ref('organization.id'), name: eb.ref('organization.name') }).as('dealership'),
    )

/** The catalogue of a dealership, whoever asks. */
export const findCatalogueOf = (db: Database, dealershipId: string): Promise<Catalogue | undefined> =>
  catalogues(db).where('catalogue.organization_id', '=', dealershipId).executeTakeFirst()

/** @returns its id; undefined if the dealership has a catalogue already */
export async function insertCatalogue(
  trx: Transaction,
  { dealershipId, name, currency }: { dealershipId: string; name: string; currency: string },
): Promise<string | undefined> {
  const row = await trx
    .insertInto('catalogue')
    .values({ organization_id: dealershipId, name, currency })
    .onConflict((conflict) => conflict.column('organization_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** @returns whether the catalogue still had that version */
export async function renameCatalogue(
  trx: Transaction,
  { id, version, name }: { id: string; version: number; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('catalogue')
    .set({ name, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
