import { sql } from 'kysely'
import { addsModels, catalogueOf } from '../../../access'
import type { Caller } from '../../../access/caller'
import { caseFolded } from '../../../db/case-folded'
import type { Database, Transaction } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import { storesUnique } from '../../../db/stores-unique'
import type { Brand } from './brand'

interface BrandFilter {
  page: number
  limit: number
  /** The name must contain each word. */
  search: string
}

/** Brands in the database. */
export function createBrandRepository(db: Database) {
  return {
    /** For those who add models, all brands; for an operator's people, the brands of models that they may see. */
    visibleTo(caller: Caller) {
      const visible = () => brandsFor(db, caller)
      return {
        find: (id: string): Promise<Brand | undefined> => visible().where('id', '=', id).executeTakeFirst(),

        list: ({ search, ...page }: BrandFilter): Promise<{ items: Brand[]; total: number }> =>
          listOf(visible(), {
            page,
            search: { text: search, asMeant: true, in: ['brand.name'] },
            sort: [sql`lower(brand.name)`, 'id'],
          }),
      }
    },
  }
}

export type BrandRepository = ReturnType<typeof createBrandRepository>

export const findBrand = (db: Database, id: string) =>
  db.selectFrom('brand').where('id', '=', id).select(['id', 'name']).executeTakeFirst()

/** Compares without regard to case. @returns the name as that brand writes it */
export async function findBrandNamed(db: Database, name: string): Promise<string | undefined> {
  const brand = await db
    .selectFrom('brand')
    .where(({ ref }) => caseFolded(ref('name')), '=', caseFolded(name))
    .select('name')
    .executeTakeFirst()
  return brand?.name
}

/** @returns its id; undefined if a brand already has the name */
export async function insertBrand(trx: Transaction, name: string): Promise<string | undefined> {
  const added = await trx
    .insertInto('brand')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** @returns whether it was stored: not if another brand already has the name */
export const updateBrandName = (trx: Transaction, id: string, name: string): Promise<boolean> =>
  storesUnique(trx, 'brand_name_folded', () =>
    trx.updateTable('brand').set({ name }).where('id', '=', id).executeTakeFirst(),
  )

function brandsFor(db: Database, caller: Caller) {
  const counted = db
    .selectFrom('brand')
    .select(['id', 'name'])
    .select((eb) => {
      const machines = eb.selectFrom(catalogueOf(db, caller)).whereRef('machine.brand_id', '=', 'brand.id')
      return sql<number>`(${machines.select(({ fn }) => fn.countAll<number>().as('count'))})`.as('machineCount')
    })
  const brands = db.selectFrom(counted.as('brand')).selectAll()
  return addsModels(caller) ? brands : brands.where('brand.machineCount', '>', 0)
}
