import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { invalid, notFound } from '../../../domain/domain-error'
import type { PlatformHandlers } from '../../../http/operation'
import { machineName } from '../machine'
import type { MachineRepository } from '../machine.repository'
import type { BrandRepository } from './brand.repository'
import { createTreeRepository, type TreeNode } from './tree.repository'

interface Dependencies {
  db: Database
  brands: BrandRepository
  machines: MachineRepository
}

export function treeOperations({ db, brands, machines }: Dependencies) {
  async function childrenOf(caller: Caller, id: string, brandId: string | undefined): Promise<TreeNode[]> {
    const tree = createTreeRepository(db, caller)
    if (await tree.hasType(id)) {
      if (brandId) return tree.modelsOfType(id, brandId)
      throw invalid({
        path: 'query.brand_id',
        message: {
          en: 'Choose a brand: several brands have this type.',
          es: 'Elija una marca: varias marcas tienen este tipo.',
        },
      })
    }
    if (await brands.visibleTo(caller).find(id)) return tree.typesOfBrand(id)
    const machine = await machines.visibleTo(caller).find(id)
    if (!machine) throw notFound('Machine')
    return machine.variants.map((variant) => ({
      id: variant.id,
      kind: 'variant',
      name: variant.name,
      has_children: false,
    }))
  }

  return {
    listMachineTypes: async ({ query, caller }) => {
      const { page, limit, search } = query
      const { items, total } = await createTreeRepository(db, caller).types({ page, limit, search })
      return { status: 200, body: { items, total, page, limit } }
    },

    listMachineModels: async ({ query, caller }) => {
      const { page, limit, search, brand, type } = query
      const { items, total } = await createTreeRepository(db, caller).models({ page, limit, search, brand, type })
      const models = items.map((model) => ({ ...model, name: machineName(model) }))
      return { status: 200, body: { items: models, total, page, limit } }
    },

    listMachineChildren: async ({ path, query, caller }) => {
      const items = await childrenOf(caller, path.id, query.brand_id)
      return { status: 200, body: { items, total: items.length, page: 1, limit: 1000 } }
    },
  } satisfies Pick<PlatformHandlers, 'listMachineTypes' | 'listMachineModels' | 'listMachineChildren'>
}
