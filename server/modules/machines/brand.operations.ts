import type { components } from '#contract/platform'
import type { PlatformHandlers } from '../../http/operation'
import { notFound, Problem } from '../../http/problem'
import { type Brand, tidyName } from './brand'
import type { BrandRepository, Named } from './brand.repository'

export function brandOperations(brands: BrandRepository) {
  return {
    listBrands: async ({ query, caller }) => {
      const { page, limit, search } = query
      const { items, total } = await brands.visibleTo(caller).list({ page, limit, search })
      return { status: 200, body: { items: items.map(toWire), total, page, limit } }
    },

    createBrand: async ({ body }) => {
      const name = tidyName(body.name)
      const id = idOf(await brands.add(name))
      return { status: 201, body: toWire({ id, name, machineCount: 0 }) }
    },

    updateBrand: async ({ body, caller }) => {
      const named = await brands.rename(body.id, tidyName(body.name))
      const brand = named && (await brands.visibleTo(caller).find(idOf(named)))
      if (!brand) throw notFound('Brand')
      return { status: 200, body: toWire(brand) }
    },
  } satisfies Pick<PlatformHandlers, 'listBrands' | 'createBrand' | 'updateBrand'>
}

function idOf(named: Named): string {
  if ('id' in named) return named.id
  const message = `There is a brand of this name already: ${named.takenBy}.`
  throw new Problem(409, 'brand_exists', message, [{ path: 'body.name', message }])
}

const toWire = ({ id, name, machineCount }: Brand): components['schemas']['BrandWithUse'] => ({
  id,
  name,
  machine_count: machineCount,
})
