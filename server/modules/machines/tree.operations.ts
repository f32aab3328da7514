import type { Caller } from '../../access/caller'
import { invalid, notFound } from '../../domain/domain-error'
import type { PlatformHandlers } from '../../http/operation'
import type { BrandRepository } from './brand.repository'
import { machineName } from './machine'
import type { MachineRepository } from './machine.repository'
import type { Node, TreeRepository } from './tree.repository'

interface Dependencies {
  brands: BrandRepository
  machines: MachineRepository
  treeFor: (caller: Caller) => TreeRepository
}

export function treeOperations({ brands, machines, treeFor }: Dependencies) {
  async function childrenOf(caller: Caller, id: string, brandId: string | undefined): Promise<Node[]> {
    const tree = treeFor(caller)
    if (await tree.hasType(id)) {
      if (brandId) return tree.modelsOfType(id, brandId)
      throw invalid({
        path: 'query.brand_id',
        message: {
          en: 'Is required of a type: each brand has it.',
          es: 'Es obligatorio para un tipo: cada marca lo tiene.',
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
      const { items, total } = await treeFor(caller).types({ page, limit, search })
      return { status: 200, body: { items, total, page, limit } }
    },

    listMachineModels: async ({ query, caller }) => {
      const { page, limit, search, brand, type } = query
      const { items, total } = await treeFor(caller).models({ page, limit, search, brand, type })
      const models = items.map((model) => ({ ...model, name: machineName(model) }))
      return { status: 200, body: { items: models, total, page, limit } }
    },

    listMachineChildren: async ({ path, query, caller }) => {
      const items = await childrenOf(caller, path.id, query.brand_id)
      return { status: 200, body: { items, total: items.length, page: 1, limit: 1000 } }
    },
  } satisfies Pick<PlatformHandlers, 'listMachineTypes' | 'listMachineModels' | 'listMachineChildren'>
}
