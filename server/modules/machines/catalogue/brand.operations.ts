import type { components } from '#contract/platform'
import { notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { addBrand } from './add-brand'
import type { Brand } from './brand'
import type { BrandRepository } from './brand.repository'
import { renameBrand } from './rename-brand'

interface Dependencies {
  transact: Transact
  brands: BrandRepository
}

export function brandOperations({ transact, brands }: Dependencies) {
  return {
    listBrands: async ({ query, caller }) => {
      const { page, limit, search } = query
      const { items, total } = await brands.visibleTo(caller).list({ page, limit, search })
      return { status: 200, body: { items: items.map(toWire), total, page, limit } }
    },

    createBrand: async ({ body }) => ({
      status: 201,
      body: toWire({ ...(await transact((trx) => addBrand(trx, body.name))), machineCount: 0 }),
    }),

    updateBrand: async ({ body, caller }) => {
      await transact((trx) => renameBrand(trx, body))
      const brand = await brands.visibleTo(caller).find(body.id)
      if (!brand) throw notFound('Brand')
      return { status: 200, body: toWire(brand) }
    },
  } satisfies Pick<PlatformHandlers, 'listBrands' | 'createBrand' | 'updateBrand'>
}

const toWire = ({ id, name, machineCount }: Brand): components['schemas']['BrandWithUse'] => ({
  id,
  name,
  machine_count: machineCount,
})
