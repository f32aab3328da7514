import { sql, type Transaction } from 'kysely'
import { addsModels, seesModel } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { eachWordIn } from '../../db/each-word-in'
import type { DB } from '../../db/schema'
import { type Brand, isSameName } from './brand'

interface BrandFilter {
  page: number
  limit: number
  /** Each word must stand in the name. */
  search: string
}

/** What came of giving a brand a name: the brand's id, or who bears the name already. */
export type Named = { id: string } | { takenBy: string }

/** Brands in the database. */
export function createBrandRepository(db: Database) {
  return {
    /** All of them for those who keep machines; for an operator's people those of machines that they may see. */
    visibleTo(caller: Caller) {
      const visible = () => brandsFor(db, caller)
      return {
        find: (id: string): Promise<Brand | undefined> => visible().where('id', '=', id).executeTakeFirst(),

        async list({ page, limit, search }: BrandFilter): Promise<{ items: Brand[]; total: number }> {
          const found = visible().where(({ ref }) => eachWordIn(search, [ref('brand.name')]))
          const [items, count] = await Promise.all([
            found
              .orderBy(({ fn }) => fn('lower', ['brand.name']))
              .orderBy('id')
              .limit(limit)
              .offset((page - 1) * limit)
              .execute(),
            db
              .selectFrom(found.as('found'))
              .select(({ fn }) => fn.countAll<number>().as('total'))
              .executeTakeFirstOrThrow(),
          ])
          return { items, total: count.total }
        },
      }
    },

    add: (name: string): Promise<Named> =>
      naming(db, name, undefined, (trx) =>
        trx.insertInto('brand').values({ name }).returning('id').executeTakeFirstOrThrow(),
      ),

    /** Gives a brand another name; its machines keep the place of their documents. Undefined where there is no such brand. */
    rename: (id: string, name: string): Promise<Named | undefined> =>
      naming(db, name, id, (trx) =>
        trx.updateTable('brand').set({ name }).where('id', '=', id).returning('id').executeTakeFirst(),
      ),
  }
}

export type BrandRepository = ReturnType<typeof createBrandRepository>

/** Gives a name while nobody else can give one, so that of two who choose the same at once one is told. */
function naming<Given extends { id: string } | undefined>(
  db: Database,
  name: string,
  ownId: string | undefined,
  give: (trx: Transaction<DB>) => Promise<Given>,
): Promise<Given | { takenBy: string }> {
  return db.transaction().execute(async (trx) => {
    await sql`lock table brand in share row exclusive mode`.execute(trx)
    const brands = await trx.selectFrom('brand').select(['id', 'name']).execute()
    const other = brands.find((brand) => brand.id !== ownId && isSameName(brand.name, name))
    return other ? { takenBy: other.name } : give(trx)
  })
}

function brandsFor(db: Database, caller: Caller) {
  const counted = db
    .selectFrom('brand')
    .select(['id', 'name'])
    .select((eb) => {
      const machines = eb.selectFrom('machine').whereRef('brand_id', '=', 'brand.id').where(seesModel(caller))
      return sql<number>`(${machines.select(({ fn }) => fn.countAll<number>().as('count'))})`.as('machineCount')
    })
  const brands = db.selectFrom(counted.as('brand')).selectAll()
  return addsModels(caller) ? brands : brands.where('brand.machineCount', '>', 0)
}
