import type { KitPart, ServiceKit } from './service-kit'

const part = (number: number, part_number: string, description: string, quantity: number, cents?: number): KitPart => ({
  part_id: `4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f6a0${number}`,
  ...{ part_number, description, quantity },
  cost: cents === undefined ? null : { amount: cents, currency: 'USD' },
})

export const kit500: ServiceKit = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f5a01',
  machine_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
  version: 3,
  name: '500 h kit',
  interval_hours: 500,
  parts: [part(1, 'HF-204', 'Oil filter', 1, 2450), part(2, 'OIL-15W40', 'Engine oil, 5 l', 4, 3900)],
  cost: { amount: 18_050, currency: 'USD' },
}

/** Without an interval, and with a part that has no price yet. */
export const winterKit: ServiceKit = {
  ...kit500,
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f5a02',
  name: 'Winter kit',
  interval_hours: null,
  parts: [part(3, 'GP-12', '', 6)],
  cost: null,
}

export const kitList = (items: ServiceKit[]) => ({ items, total: items.length, page: 1, limit: 1000 })
