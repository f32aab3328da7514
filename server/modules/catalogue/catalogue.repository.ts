import type { ExpressionBuilder } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { compileForCallers, seesCatalogue } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database, Transaction } from '../../db/connection'
import { listOf } from '../../db/list-of'
import type { Page } from '../../db/on-page'
import type { DB } from '../../db/schema'
import type { Catalogue } from './catalogue'

/** The catalogues of dealerships, limited to what a caller may see. */
export function createCatalogueRepository(db: Database) {
  return {
    visibleTo(caller: Caller) {
      return {
        async find(id: string): Promise<Catalogue | undefined> {
          const [catalogue] = await visibleCatalogue(db, caller, { id })
          return catalogue
        },
        list: (page: Page): Promise<{ items: Catalogue[]; total: number }> =>
          listOf(catalogues(db).where(sees(caller)), { page, sort: ['organization.name', 'catalogue.id'] }),
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

const sees = (caller: Caller) => (eb: ExpressionBuilder<DB, 'catalogue'>) =>
  seesCatalogue(caller, eb.ref('catalogue.organization_id'))

const visibleCatalogue = compileForCallers((db, caller, param) =>
  catalogues(db).where(sees(caller)).where('catalogue.id', '=', param('id')),
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

/** @returns whether the catalogue still had that version, if there is one to compare */
export async function renameCatalogue(
  trx: Transaction,
  { id, version, name }: { id: string; version: number | undefined; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('catalogue')
    .set(({ eb }) => ({ name, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
