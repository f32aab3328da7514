import { randomUUID } from 'node:crypto'
import type { Column, Side } from './columns'
import type { Records } from './records'
import type { Rows } from './rows'

interface Asked {
  records: Records
  side: Side
  who: Column
}

const at =
  (path: string, payload?: object) =>
  async ({ records, side }: Asked) => ({
    url: `/api/v2/catalogues/${await records.catalogue(side)}/${path}`,
    ...(payload && { payload }),
  })

/** What only the staff of the dealership read and change. */
const byStaff = (status: number) => ({
  own: `${status} ${status} ${status} 403 403 403`,
  foreign: `${status} 404 404 403 403 403`,
  rival: '404 404',
  before: `${status} ${status}`,
  after: '404 404',
})

const byAdmins = (status: number) => ({
  own: `${status} ${status} 403 403 403 403`,
  foreign: `${status} 404 403 403 403 403`,
  rival: '404 403',
  before: `${status} 403`,
  after: '404 403',
})

const name = 'Fleet customers'

const table = { field: 'file', name: 'parts.csv', content: Buffer.from('part_number\nA-1'), type: 'text/csv' }

/** What parts cost, for whom, and the taxes on them. */
export const pricingRows: Rows = {
  resolvePartNumbers: {
    call: at('resolve', { lines: [{ number: '320-07155', quantity: 1 }] }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  getPriceBreaks: {
    call: async (asked) => at(`parts/${(await asked.records.cataloguePart(asked.side)).id}/price-breaks`)(asked),
    ...byStaff(200),
  },
  setPriceBreaks: {
    call: async (asked) =>
      at(`parts/${(await asked.records.cataloguePart(asked.side)).id}/price-breaks`, { prices: [] })(asked),
    ...byAdmins(200),
  },
  listPriceLists: { call: at('price-lists'), ...byStaff(200) },
  addPriceList: { call: (asked) => at('price-lists', { name: randomUUID() })(asked), ...byAdmins(201) },
  updatePriceList: {
    call: async (asked) =>
      at(`price-lists/${await asked.records.priceList(asked.side)}`, { version: 1, name: `${name} ${randomUUID()}` })(
        asked,
      ),
    ...byAdmins(200),
  },
  deletePriceList: {
    call: async (asked) => at(`price-lists/${await asked.records.priceList(asked.side)}`)(asked),
    ...byAdmins(204),
  },
  listPriceListEntries: {
    call: async (asked) => at(`price-lists/${await asked.records.priceList(asked.side)}/entries`)(asked),
    ...byStaff(200),
  },
  setPriceListEntries: {
    call: async (asked) => {
      const { records, side } = asked
      const path = `price-lists/${await records.priceList(side)}/parts/${(await records.cataloguePart(side)).id}`
      return at(path, { prices: [{ min_quantity: 1, amount: 900 }] })(asked)
    },
    ...byAdmins(200),
  },
  listCustomerTerms: { call: at('customer-terms'), ...byAdmins(200) },
  setCustomerTerms: {
    call: (asked) =>
      at(`customer-terms/${asked.records.organization('operator', asked.side)}`, {
        price_list_id: null,
        pays_on_account: true,
      })(asked),
    ...byAdmins(200),
    // The service has ended.
    before: '404 403',
  },
  listTaxRates: { call: at('tax-rates'), ...byStaff(200) },
  addTaxRate: {
    call: (asked) => at('tax-rates', { country: 'US', region: randomUUID(), name: 'Tax', basis_points: 600 })(asked),
    ...byAdmins(201),
  },
  updateTaxRate: {
    call: async (asked) =>
      at(`tax-rates/${await asked.records.taxRate(asked.side)}`, {
        ...{ version: 1, country: 'US', region: randomUUID(), name: 'Tax', basis_points: 700 },
      })(asked),
    ...byAdmins(200),
  },
  deleteTaxRate: {
    call: async (asked) => at(`tax-rates/${await asked.records.taxRate(asked.side)}`)(asked),
    ...byAdmins(204),
  },
  exportCatalogue: { call: at('export'), ...byStaff(200) },
  startCatalogueImport: {
    call: async (asked) => ({ ...(await at('imports')(asked)), file: table }),
    ...byAdmins(202),
  },
  listCatalogueImports: { call: at('imports'), ...byStaff(200) },
  getCatalogueImport: {
    call: async (asked) => at(`imports/${await asked.records.catalogueImport(asked.side)}`)(asked),
    ...byStaff(200),
  },
  listCatalogueImportRows: {
    call: async (asked) => at(`imports/${await asked.records.catalogueImport(asked.side)}/rows`)(asked),
    ...byStaff(200),
  },
  applyCatalogueImport: {
    call: async (asked) =>
      at(`imports/${await asked.records.catalogueImport(asked.side)}/apply`, { rows: 'good' })(asked),
    ...byAdmins(202),
  },
  restartCatalogueImport: {
    call: async (asked) =>
      at(`imports/${await asked.records.catalogueImport(asked.side, 'interrupted')}/restart`)(asked),
    ...byAdmins(202),
  },
  mapCatalogueImport: {
    call: async (asked) =>
      at(`imports/${await asked.records.catalogueImport(asked.side)}/mapping`, { columns: [] })(asked),
    ...byAdmins(202),
  },
  undoCatalogueImport: {
    call: async (asked) => at(`imports/${await asked.records.catalogueImport(asked.side, 'applied')}/undo`)(asked),
    ...byAdmins(202),
  },
  discardCatalogueImport: {
    call: async (asked) => at(`imports/${await asked.records.catalogueImport(asked.side)}`)(asked),
    ...byAdmins(204),
  },
}
