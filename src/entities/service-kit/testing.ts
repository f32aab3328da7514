import type { ServiceKit } from './service-kit'

export const kit500: ServiceKit = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f5a01',
  machine_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
  name: '500 h kit',
  interval_hours: 500,
  parts: [
    {
      part_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f6a01',
      part_number: 'HF-204',
      description: 'Oil filter',
      quantity: 1,
      cost: { amount: 2450, currency: 'USD' },
    },
    {
      part_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f6a02',
      part_number: 'OIL-15W40',
      description: 'Engine oil, 5 l',
      quantity: 4,
      cost: { amount: 3900, currency: 'USD' },
    },
  ],
  cost: { amount: 18_050, currency: 'USD' },
}

/** Without an interval, and with a part that has no price yet. */
export const winterKit: ServiceKit = {
  ...kit500,
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f5a02',
  name: 'Winter kit',
  interval_hours: null,
  parts: [
    {
      part_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f6a03',
      part_number: 'GP-12',
      description: '',
      quantity: 6,
      cost: null,
    },
  ],
  cost: null,
}

export const kitList = (items: ServiceKit[]) => ({ items, total: items.length, page: 1, limit: 1000 })
