import type { components } from '#contract/platform'
import { catalogue, importRows } from '../../src/entities/catalogue/testing'
import { platformHttp } from './http'

type Schemas = components['schemas']

const page = <Item>(items: Item[]) => ({ items, total: items.length, page: 1, limit: 10 })

/** The catalogues that the reader sees; by default that of their dealership. */
export const ownCatalogue = (catalogues = [catalogue]) =>
  platformHttp.get('/catalogues/', ({ response }) => response(200).json(page(catalogues)))

export const partsOf = (parts: Schemas['CataloguePart'][]) =>
  platformHttp.get('/catalogues/{id}/parts', ({ query, response }) => {
    const active = query.get('active')
    return response(200).json(page(parts.filter(({ is_active }) => [null, String(is_active)].includes(active))))
  })

export const priceBreaksOf = (prices: Schemas['QuantityPrice'][]) =>
  platformHttp.get('/catalogues/{id}/parts/{partId}/price-breaks', ({ params, response }) =>
    response(200).json({ part_id: params.partId, prices }),
  )

/** One part, with its prices by quantity. */
export const partIs = (part: Schemas['CataloguePart'], prices: Schemas['QuantityPrice'][] = []) => [
  platformHttp.get('/catalogue-parts/{id}', ({ response }) => response(200).json(part)),
  priceBreaksOf(prices),
]

export const bundlesOf = (bundles: Schemas['CatalogueBundle'][]) =>
  platformHttp.get('/catalogues/{id}/bundles', ({ response }) => response(200).json(page(bundles)))

export const importsOf = (imports: Schemas['CatalogueImport'][]) =>
  platformHttp.get('/catalogues/{id}/imports', ({ response }) => response(200).json(page(imports)))

export const importIs = (read: () => Schemas['CatalogueImport']) =>
  platformHttp.get('/catalogues/{id}/imports/{importId}', ({ response }) => response(200).json(read()))

export const rowsOfImport = () =>
  platformHttp.get('/catalogues/{id}/imports/{importId}/rows', ({ query, response }) =>
    response(200).json(page(importRows.filter(({ fate }) => [null, fate].includes(query.get('fate'))))),
  )

export const priceListsAre = (lists: Schemas['PriceList'][]) =>
  platformHttp.get('/catalogues/{id}/price-lists', ({ response }) => response(200).json(page(lists)))

export const pricesAre = (entries: Schemas['PriceListEntry'][]) =>
  platformHttp.get('/catalogues/{id}/price-lists/{listId}/entries', ({ response }) => response(200).json(page(entries)))

export const termsAre = (read: () => Schemas['CustomerTerms'][]) =>
  platformHttp.get('/catalogues/{id}/customer-terms', ({ response }) => response(200).json(page(read())))

export const taxRatesAre = (read: () => Schemas['TaxRate'][]) =>
  platformHttp.get('/catalogues/{id}/tax-rates', ({ response }) => response(200).json(page(read())))
