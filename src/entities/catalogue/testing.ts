import { pictureN } from '@/shared/lib/testing/pictures'
import type { Catalogue, CatalogueBundle, CataloguePart } from './catalogue'
import type { CatalogueImport, CatalogueImportRow } from './import/catalogue-import'
import type { CustomerTerms, PriceList, PriceListEntry, TaxRate } from './pricing/pricing'

export const catalogue: Catalogue = {
  id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d01',
  organization: { id: '2c9a1f0e-6b1d-4a77-9a51-1f2e3d4c5b6a', name: 'Northfield Equipment' },
  name: 'Parts and supplies',
  currency: 'USD',
  version: 1,
  can_manage: true,
}

export const oilFilter: CataloguePart = {
  id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d11',
  catalogue_id: catalogue.id,
  part_number: 'HX-250',
  description: 'Engine oil filter',
  manufacturer: 'Harrow',
  unit: '',
  pack_size: 1,
  min_quantity: 1,
  cost: { amount: 2450, currency: 'USD' },
  core_charge: null,
  is_active: true,
  superseded_by: null,
  supersession_reason: '',
  available: 12,
  pictures: [pictureN(1)],
  version: 1,
  updated_at: '2026-11-20T09:00:00.000Z',
}

export const fuelFilter: CataloguePart = {
  ...oilFilter,
  id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d12',
  part_number: 'HX-310',
  description: 'Fuel filter',
  cost: { amount: 3180, currency: 'USD' },
  pictures: [],
  available: 0,
}

/** Ordered under its old number, delivered as the new one. */
export const oldOilFilter: CataloguePart = {
  ...oilFilter,
  id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d13',
  part_number: 'HX-200',
  superseded_by: { id: oilFilter.id, part_number: oilFilter.part_number, description: oilFilter.description },
  supersession_reason: 'Longer service life',
  available: 0,
}

export const filterSet: CatalogueBundle = {
  id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d21',
  catalogue_id: catalogue.id,
  name: 'Filter set WL-120',
  description: 'Oil and fuel filters',
  cost: { amount: 5000, currency: 'USD' },
  own_cost: { amount: 5000, currency: 'USD' },
  is_active: true,
  parts: [
    { part: oilFilter, quantity: 1 },
    { part: fuelFilter, quantity: 1 },
  ],
  version: 1,
  updated_at: '2026-11-20T09:00:00.000Z',
}

/** A table of which one row is refused. */
export const checkedImport: CatalogueImport = {
  id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d31',
  file_name: 'parts-2027.csv',
  status: 'CHECKED',
  progress: 4,
  created: 1,
  updated: 2,
  unchanged: 0,
  refused: 1,
  unused_columns: [],
  outline: null,
  undo: null,
  failure: null,
  can_restart: false,
  created_at: '2026-11-20T09:00:00.000Z',
  finished_at: null,
}

export const importRows: CatalogueImportRow[] = [
  { line: 2, fate: 'created', part_number: 'HX-400', reason: null, cells: [], undone: null, part_id: null },
  { line: 3, fate: 'updated', part_number: 'HX-250', reason: null, cells: [], undone: null, part_id: null },
  { line: 4, fate: 'updated', part_number: 'HX-310', reason: null, cells: [], undone: null, part_id: null },
  {
    line: 5,
    fate: 'refused',
    part_number: 'HX-500',
    reason: 'The price "cheap" is not a number.',
    cells: [],
    undone: null,
    part_id: null,
  },
]

export const fleetPrices: PriceList = {
  id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d41',
  version: 1,
  name: 'Fleet customers',
  entries: 1,
  customers: 1,
}

export const fleetPrice: PriceListEntry = {
  part_id: oilFilter.id,
  part_number: oilFilter.part_number,
  description: oilFilter.description,
  min_quantity: 1,
  amount: 2300,
}

export const ridgelineTerms: CustomerTerms = {
  operator_id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11',
  operator_name: 'Ridgeline Quarry',
  price_list_id: fleetPrices.id,
  pays_on_account: true,
  version: 1,
}

export const idahoTax: TaxRate = {
  id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d51',
  version: 1,
  country: 'US',
  region: 'ID',
  name: 'Idaho sales tax',
  basis_points: 600,
}
