import { catalogue, filterSet, fuelFilter, oilFilter } from '../catalogue/testing'
import type { Cart, CartLine } from './cart'

export const oilFilterLine: CartLine = {
  id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d71',
  part_id: oilFilter.id,
  bundle_id: null,
  part_number: oilFilter.part_number,
  asked_number: 'HX-200',
  reason: 'Longer service life',
  description: oilFilter.description,
  quantity: 4,
  unit_price: 2450,
  core_charge: 0,
  amount: 9800,
  available: 12,
  problem: null,
}

/** Sold in packs of six. */
export const fuelFilterLine: CartLine = {
  ...oilFilterLine,
  id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d72',
  part_id: fuelFilter.id,
  part_number: fuelFilter.part_number,
  asked_number: null,
  reason: '',
  description: fuelFilter.description,
  quantity: 2,
  unit_price: 3180,
  amount: 6360,
  available: 0,
  problem: {
    code: 'quantity_not_in_packs',
    message: 'HX-310 is sold in packs of 6.',
    next_quantity: 6,
  },
}

export const filterSetLine: CartLine = {
  ...oilFilterLine,
  id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d73',
  part_id: null,
  bundle_id: filterSet.id,
  part_number: '',
  asked_number: null,
  reason: '',
  description: filterSet.name,
  quantity: 1,
  unit_price: 5000,
  amount: 5000,
  available: 3,
}

export const cartOf = (lines: CartLine[]): Cart => ({
  catalogue_id: catalogue.id,
  currency: 'USD',
  dealership: catalogue.organization,
  operator: { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11', name: 'Ridgeline Quarry' },
  line_count: lines.length,
  amount: lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
  lines,
})
