import { fuelFilter, oilFilter } from '@/entities/catalogue/testing'
import type { Resolved } from './model/checked-line'

const { id, part_number, description, manufacturer, unit, min_quantity, pack_size } = oilFilter
const part = {
  id,
  part_number,
  description,
  manufacturer,
  unit,
  min_quantity,
  pack_size,
  picture: oilFilter.pictures[0] ?? null,
}

export const foundNumber: Resolved = {
  number: 'HX-250',
  quantity: 4,
  fate: 'found',
  part,
  candidates: [],
  asked_number: null,
  reason: '',
  unit_price: 2450,
  core_charge: 0,
  amount: 9800,
  available: 12,
  problem: null,
}

export const supersededNumber: Resolved = {
  ...foundNumber,
  number: 'HX-200',
  quantity: 2,
  fate: 'superseded',
  asked_number: 'HX-200',
  reason: 'Longer service life',
  amount: 4900,
}

const nothing = { part: null, unit_price: null, amount: null, available: null }

export const unknownNumber: Resolved = { ...foundNumber, ...nothing, number: 'HX-999', fate: 'unknown' }

export const inactiveNumber: Resolved = { ...foundNumber, number: 'HX-305', fate: 'inactive' }

export const ambiguousNumber: Resolved = {
  ...unknownNumber,
  number: '12345',
  fate: 'ambiguous',
  candidates: [
    { ...part, id: fuelFilter.id, part_number: '123-45', description: 'Bolt', manufacturer: '' },
    {
      ...part,
      id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d19',
      part_number: '12-345',
      description: 'Seal',
      manufacturer: '',
    },
  ],
}
