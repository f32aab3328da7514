import { sql } from 'kysely'
import { addsModels, seesModel } from '../../access'
import type { Caller } from '../../access/caller'
import { caseFolded } from '../../db/case-folded'
import type { Database } from '../../db/connection'
import { isUniqueViolation } from '../../db/database-error'
import { listOf } from '../../db/list-of'
import type { Brand } from './brand'

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

        list: ({ search, ...page }: BrandFilter): Promise<{ items: Brand[]; total: number }> =>
          listOf(visible(), {
            page,
            search: { text: search, in: ['brand.name'] },
            sort: [sql`lower(brand.name)`, 'id'],
          }),
      }
    },

    async add(name: string): Promise<Named> {
      const added = await db
        .insertInto('brand')
        .values({ name })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      return added ?? { takenBy: await nameAlike(db, name) }
    },

    /** Gives a brand another name; its machines keep the place of their documents. Undefined where there is no such brand. */
    async rename(id: string, name: string): Promise<Named | undefined> {
      try {
        return await db.updateTable('brand').set({ name }).where('id', '=', id).returning('id').executeTakeFirst()
      } catch (error) {
        if (isUniqueViolation(error)) return { takenBy: await nameAlike(db, name) }
        throw error
      }
    },
  }
}

export type BrandRepository = ReturnType<typeof createBrandRepository>

/** The name that a brand has already which is the same but for its case. */
async function nameAlike(db: Database, name: string): Promise<string> {
  const brand = await db
    .selectFrom('brand')
    .where(({ ref }) => caseFolded(ref('name')), '=', caseFolded(name))
    .select('name')
    .executeTakeFirst()
  return brand?.name ?? name
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
