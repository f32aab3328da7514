import type { PartStock, StockImport, StockLocation } from '../../src/entities/inventory'
import { countRows, mainStore, movements, serviceVan } from '../../src/entities/inventory/testing'
import { platformHttp } from './http'

export const stockOf = (parts: PartStock[]) => [
  platformHttp.get('/inventory/parts', ({ query, response }) => {
    const found = parts.filter(({ is_low, back_ordered }) => {
      const state = query.get('state')
      return state === null || (state === 'low' ? is_low : state === 'in_stock' || back_ordered > 0)
    })
    return response(200).json({ items: found, total: found.length, page: 1, limit: 25 })
  }),
  platformHttp.get('/inventory/parts/{id}/movements', ({ response }) =>
    response(200).json({ items: movements, total: movements.length, page: 1, limit: 25 }),
  ),
]

export const stockIs = (read: () => PartStock) =>
  platformHttp.get('/inventory/parts/{id}', ({ response }) => response(200).json(read()))

export const locationsAre = (read: () => StockLocation[] = () => [mainStore, serviceVan]) =>
  platformHttp.get('/inventory/locations', ({ response }) =>
    response(200).json({ items: read(), total: read().length, page: 1, limit: 1000 }),
  )

export const countsAre = (items: StockImport[]) =>
  platformHttp.get('/organizations/inventory/imports', ({ response }) =>
    response(200).json({ items, total: items.length, page: 1, limit: 25 }),
  )

export const countIs = (read: () => StockImport) => [
  platformHttp.get('/organizations/inventory/imports/{id}', ({ response }) => response(200).json(read())),
  platformHttp.get('/organizations/inventory/imports/{id}/rows', ({ query, response }) => {
    const items = countRows.filter(({ fate }) => [null, fate].includes(query.get('fate')))
    return response(200).json({ items, total: items.length, page: 1, limit: 25 })
  }),
]
