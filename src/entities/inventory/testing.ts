import type { PartStock, StockImport, StockImportRow, StockLocation, StockMovement } from './inventory'

export const mainStore: StockLocation = {
  id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d61',
  name: 'Main store',
  is_default: true,
  is_active: true,
  version: 1,
}

export const serviceVan: StockLocation = {
  ...mainStore,
  id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d62',
  name: 'Service van',
  is_default: false,
}

export const oilFilterStock: PartStock = {
  id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d11',
  part: {
    id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d11',
    organization_id: '2c9a1f0e-6b1d-4a77-9a51-1f2e3d4c5b6a',
    part_number: 'HX-250',
    description: 'Engine oil filter',
    unit: '',
    is_active: true,
  },
  on_hand: 14,
  reserved: 2,
  available: 12,
  back_ordered: 0,
  is_low: false,
  levels: [
    { location_id: mainStore.id, location: mainStore.name, on_hand: 10, reserved: 2, reorder_level: 4 },
    { location_id: serviceVan.id, location: serviceVan.name, on_hand: 4, reserved: 0, reorder_level: null },
  ],
}

export const fuelFilterStock: PartStock = {
  id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d12',
  part: {
    ...oilFilterStock.part,
    id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d12',
    part_number: 'HX-310',
    description: 'Fuel filter',
  },
  on_hand: 3,
  reserved: 3,
  available: 0,
  back_ordered: 5,
  is_low: true,
  levels: [{ location_id: mainStore.id, location: mainStore.name, on_hand: 3, reserved: 3, reorder_level: 6 }],
}

export const movements: StockMovement[] = [
  {
    id: 73,
    kind: 'RESERVED',
    location: 'Main store',
    on_hand_change: 0,
    reserved_change: 2,
    order: { id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01', order_number: 'SO-1042' },
    by: null,
    reason: '',
    recorded_at: '2026-11-21T10:15:00.000Z',
  },
  {
    id: 72,
    kind: 'COUNTED',
    location: 'Main store',
    on_hand_change: -1,
    reserved_change: 0,
    order: null,
    by: 'Nora Field',
    reason: 'Yearly count',
    recorded_at: '2026-11-20T16:40:00.000Z',
  },
]

export const checkedCount: StockImport = {
  id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d61',
  file_name: 'count-2026.csv',
  status: 'CHECKED',
  progress: 0,
  updated: 2,
  unchanged: 1,
  refused: 1,
  unused_columns: [],
  outline: null,
  undo: null,
  failure: null,
  can_restart: false,
  created_at: '2026-11-20T09:00:00.000Z',
  finished_at: null,
}

export const countRows: StockImportRow[] = [
  {
    line: 2,
    fate: 'updated',
    part_number: 'HX-250',
    location: 'Main store',
    before: 10,
    quantity: 8,
    reason: null,
    cells: [],
    undone: null,
  },
  {
    line: 3,
    fate: 'updated',
    part_number: 'HX-310',
    location: 'Main store',
    before: 2,
    quantity: 5,
    reason: null,
    cells: [],
    undone: null,
  },
  {
    line: 4,
    fate: 'unchanged',
    part_number: 'HX-400',
    location: 'Main store',
    before: 1,
    quantity: 1,
    reason: null,
    cells: [],
    undone: null,
  },
  {
    ...{
      line: 5,
      fate: 'refused',
      part_number: 'HX-999',
      location: 'Main store',
      before: null,
      quantity: 3,
      cells: [],
      undone: null,
    },
    reason: 'The catalogue has no part HX-999.',
  },
]
