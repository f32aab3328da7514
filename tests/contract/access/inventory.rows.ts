import { randomUUID } from 'node:crypto'
import type { Rows } from './rows'

const api = '/api/v2'
const imports = `${api}/organizations/inventory/imports`

/** Admins manage the stock of their dealership, and nobody else's. */
const managing = (status: number) => ({
  own: `${status} ${status} 403 403 403 403`,
  foreign: `${status} 404 403 403 403 403`,
  rival: '404 403',
  before: `${status} 403`,
  after: '404 403',
})

/** The staff of a dealership receive its goods, and nobody else's. */
const receiving = (status: number) => ({
  own: `${status} ${status} ${status} 403 403 403`,
  foreign: `${status} 404 404 403 403 403`,
  rival: '404 404',
  before: `${status} ${status}`,
  after: '404 404',
})

const counted = {
  field: 'file',
  name: 'count.csv',
  content: Buffer.from('part_number,quantity\nA-1,3'),
  type: 'text/csv',
}

/** What dealerships have in stock. */
export const inventoryRows: Rows = {
  listStock: {
    call: ({ records, side }) => ({
      url: `${api}/inventory/parts?organization_id=${records.organization('dealerAdmin', side)}`,
    }),
    ...managing(200),
  },
  getStock: {
    call: async ({ records, side }) => ({ url: `${api}/inventory/parts/${(await records.cataloguePart(side)).id}` }),
    ...receiving(200),
  },
  setReorderLevel: {
    call: async ({ records, side }) => ({
      url: `${api}/inventory/parts/${(await records.cataloguePart(side)).id}/reorder-level`,
      payload: { location_id: await records.stockLocation(side), reorder_level: 4 },
    }),
    ...managing(200),
  },
  listStockMovements: {
    call: async ({ records, side }) => ({
      url: `${api}/inventory/parts/${(await records.cataloguePart(side)).id}/movements`,
    }),
    ...managing(200),
  },
  recordStockMovement: {
    call: async ({ records, side }) => ({
      url: `${api}/inventory/parts/${(await records.cataloguePart(side)).id}/movements`,
      payload: { kind: 'RECEIVED', location_id: await records.stockLocation(side), quantity: 2 },
    }),
    ...receiving(201),
  },
  listStockLocations: {
    call: async ({ records, side }) => ({
      url: `${api}/inventory/locations?organization_id=${records.organization('dealerAdmin', side)}`,
    }),
    ...receiving(200),
  },
  addStockLocation: {
    call: ({ records, side }) => ({
      url: `${api}/inventory/locations`,
      payload: { name: randomUUID(), organization_id: records.organization('dealerAdmin', side) },
    }),
    ...managing(201),
  },
  updateStockLocation: {
    call: async ({ records, side }) => ({
      url: `${api}/inventory/locations/${await records.stockLocation(side)}`,
      payload: { version: 1, name: randomUUID() },
    }),
    ...managing(200),
  },
  exportInventory: {
    call: ({ records, side }) => ({
      url: `${api}/inventory/export?organization_id=${records.organization('dealerAdmin', side)}`,
    }),
    ...managing(200),
  },
  uploadInventory: {
    call: ({ records, side }) => ({
      url: `${api}/organizations/inventory/upload-csv`,
      payload: { organization_id: records.organization('dealerAdmin', side) },
      file: counted,
    }),
    ...managing(202),
  },
  listStockImports: {
    call: ({ records, side }) => ({
      url: `${imports}?organization_id=${records.organization('dealerAdmin', side)}`,
    }),
    ...managing(200),
  },
  getStockImport: {
    call: async ({ records, side }) => ({ url: `${imports}/${await records.stockImport(side)}` }),
    ...managing(200),
  },
  listStockImportRows: {
    call: async ({ records, side }) => ({ url: `${imports}/${await records.stockImport(side)}/rows` }),
    ...managing(200),
  },
  applyStockImport: {
    call: async ({ records, side }) => ({
      url: `${imports}/${await records.stockImport(side)}/apply`,
      payload: { rows: 'good' },
    }),
    ...managing(202),
  },
  restartStockImport: {
    call: async ({ records, side }) => ({
      url: `${imports}/${await records.stockImport(side, 'interrupted')}/restart`,
    }),
    ...managing(202),
  },
  mapStockImport: {
    call: async ({ records, side }) => ({
      url: `${imports}/${await records.stockImport(side)}/mapping`,
      payload: { columns: [] },
    }),
    ...managing(202),
  },
  undoStockImport: {
    call: async ({ records, side }) => ({ url: `${imports}/${await records.stockImport(side, 'applied')}/undo` }),
    ...managing(202),
  },
  discardStockImport: {
    call: async ({ records, side }) => ({ url: `${imports}/${await records.stockImport(side)}` }),
    ...managing(204),
  },
}
