import { sql } from 'kysely'
import { addsModels, catalogueOf } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { listOf } from '../../../db/list-of'

interface Page {
  page: number
  limit: number
  /** The names must contain each word. */
  search: string
}

export interface ModelFilter extends Page {
  brand?: string
  type?: string
}

export interface Model {
  id: string
  brand: string
  type: string
  model: string
}

export interface TreeNode {
  id: string
  kind: 'type' | 'model' | 'variant'
  name: string
  has_children: boolean
}

/** The tree of machines, brand > type > model > variant (behaviour, section 1), as far as the caller may see it. */
export function createTreeRepository(db: Database, caller: Caller) {
  const models = () =>
    db
      .selectFrom(catalogueOf(db, caller))
      .innerJoin('brand', 'brand.id', 'machine.brand_id')
      .innerJoin('machine_type as type', 'type.id', 'machine.type_id')

  return {
    /** For those who add models, the types of all models, so that they do not add one twice. */
    types({ search, ...page }: Page): Promise<{ items: { id: string; name: string }[]; total: number }> {
      const found = db
        .selectFrom('machine_type')
        .where(({ exists, or, selectFrom }) => {
          const ofType = exists(
            selectFrom(catalogueOf(db, caller))
              .whereRef('machine.type_id', '=', 'machine_type.id')
              .select('machine.id'),
          )
          if (!addsModels(caller)) return ofType
          const all = selectFrom('machine').whereRef('machine.type_id', '=', 'machine_type.id').select('machine.id')
          return or([ofType, exists(all)])
        })
        .select(['id', 'name'])
      return listOf(found, {
        page,
        search: { text: search, asMeant: true, in: ['machine_type.name'] },
        sort: [sql`lower(name)`],
      })
    },

    models: ({ search, brand, type, ...page }: ModelFilter): Promise<{ items: Model[]; total: number }> =>
      listOf(models().select(['machine.id', 'brand.name as brand', 'type.name as type', 'machine.model']), {
        page,
        search: { text: search, asMeant: true, in: ['brand.name', 'machine.model'] },
        filter: { 'brand.name': brand, 'type.name': type },
        sort: ['brand.name', 'machine.model'],
      }),

    typesOfBrand: (brandId: string): Promise<TreeNode[]> =>
      models()
        .where('brand.id', '=', brandId)
        .select(['type.id', 'type.name', sql<'type'>`'type'`.as('kind'), sql<boolean>`true`.as('has_children')])
        .distinct()
        .orderBy('type.name')
        .execute(),

    modelsOfType: (typeId: string, brandId: string): Promise<TreeNode[]> =>
      models()
        .where('type.id', '=', typeId)
        .where('brand.id', '=', brandId)
        .select(['machine.id', 'machine.model as name', sql<'model'>`'model'`.as('kind')])
        .select((eb) => {
          const variants = eb
            .selectFrom('machine_variant')
            .whereRef('machine_id', '=', 'machine.id')
            .whereRef('organization_id', 'is not distinct from', 'machine.dealership_id')
            .select('id')
          return sql<boolean>`${eb.exists(variants)}`.as('has_children')
        })
        .orderBy('machine.model')
        .execute(),

    /** Whether the id belongs to a type of which the caller sees a model. */
    async hasType(id: string): Promise<boolean> {
      return (await models().where('type.id', '=', id).select('type.id').limit(1).executeTakeFirst()) !== undefined
    },
  }
}
