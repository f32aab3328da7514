import { pictureN } from '@/shared/lib/testing/pictures'
import type { Cart, CartLine } from './cart'
import type { ShoppingList, ShoppingListSummary } from './lists/shopping-list'

export const oilFilterLine: CartLine = {
  id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d71',
  part_id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d11',
  bundle_id: null,
  part_number: 'HX-250',
  asked_number: 'HX-200',
  reason: 'Longer service life',
  description: 'Engine oil filter',
  quantity: 4,
  unit_price: 2450,
  core_charge: 0,
  amount: 9800,
  available: 12,
  picture: pictureN(1),
  problem: null,
}

/** Sold in packs of six. */
export const fuelFilterLine: CartLine = {
  ...oilFilterLine,
  id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d72',
  part_id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d12',
  part_number: 'HX-310',
  asked_number: null,
  reason: '',
  description: 'Fuel filter',
  picture: null,
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
  bundle_id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d21',
  part_number: '',
  asked_number: null,
  reason: '',
  description: 'Filter set WL-120',
  quantity: 1,
  unit_price: 5000,
  amount: 5000,
  available: 3,
}

export const cartOf = (lines: CartLine[]): Cart => ({
  catalogue_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
  currency: 'USD',
  dealership: { id: '2c9a1f0e-6b1d-4a77-9a51-1f2e3d4c5b6a', name: 'Northfield Equipment' },
  operator: { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11', name: 'Ridgeline Quarry' },
  line_count: lines.length,
  amount: lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
  instance_id: null,
  lines,
})

export const weeklyFilters: ShoppingListSummary = {
  id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d81',
  version: 1,
  name: 'Filters for 500 hours',
  is_shared: true,
  owner: 'Olga Quarry',
  is_own: true,
  can_manage: true,
  line_count: 2,
}

export const listOf = (lines: CartLine[], summary: ShoppingListSummary = weeklyFilters): ShoppingList => ({
  ...cartOf(lines),
  ...summary,
  line_count: lines.length,
})
