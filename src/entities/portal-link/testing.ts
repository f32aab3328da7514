import type { PortalLink, ServiceKitsPortal } from './portal-link'

export const label: PortalLink = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f8a01',
  kind: 'machine_hours',
  state: 'open',
  url: 'https://yardhand.example/machine-hours?token=v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4tMTIz',
  instance: {
    id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f2a01',
    name: 'Loader 3',
    serial_number: 'GHT00123',
    machine: 'Harrow WL-120',
  },
  record: null,
  organization: { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11', name: 'Ridgeline Quarry' },
  created_at: '2026-11-01T08:30:00.000Z',
  created_by: 'Ada Brandt',
  expires_at: null,
  revoked_at: null,
  last_used_at: '2026-11-20T08:30:00.000Z',
}

/** Given out to all due kits of an operator, with an e-mail. */
export const kitsLink: PortalLink = {
  ...label,
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f8a02',
  kind: 'service_kits',
  url: 'https://yardhand.example/machine-service-kits?token=v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4tNDU2',
  instance: null,
  created_by: null,
  expires_at: '2027-02-19T08:30:00.000Z',
  last_used_at: null,
}

/** Given out by a dealership to one order. */
export const orderLink: PortalLink = {
  ...kitsLink,
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f8a05',
  kind: 'order',
  url: 'https://yardhand.example/operator-orders?token=v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4tNzg5',
  record: { id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f9a01', number: 'SO-1001' },
  created_by: 'Ada Brandt',
}

export const linkPage = (items: PortalLink[]) => ({ items, total: items.length, page: 1, limit: 100 })

type DueTask = ServiceKitsPortal['machines'][number]['tasks'][number]

const service: DueTask = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f3a01',
  name: '500 h service',
  description: 'Oil, filters, grease.',
  interval_hours: 500,
  interval_days: 365,
  mode: 'fixed',
  notice_hours: 50,
  notice_days: 14,
  status: 'DUE',
  due_at_hours: 1500,
  due_on: '2027-03-01',
  forecast_on: '2026-12-04',
  remaining_hours: 0,
  remaining_days: 100,
  last_done_on: '2026-03-01',
  last_done_hours: 1004.5,
  was_done: true,
  supply: null,
  kit: {
    id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f5a01',
    machine_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
    version: 1,
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
    ],
    cost: { amount: 2450, currency: 'USD' },
  },
  open_item_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f7a01',
}

const inspection: DueTask = {
  ...service,
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f3a02',
  name: 'Yearly inspection',
  interval_hours: null,
  status: 'OVERDUE',
  due_at_hours: null,
  due_on: '2026-11-01',
  remaining_hours: null,
  remaining_days: -20,
  kit: null,
}

export const kitsPortal: ServiceKitsPortal = {
  organization: 'Ridgeline Quarry',
  dealership: 'Northfield Equipment',
  dealership_phone: '+1 406 555 0133',
  dealership_logo: null,
  can_order: true,
  has_default_address: true,
  machines: [
    {
      instance_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f2a01',
      machine: 'Harrow WL-120',
      name: 'Loader 3',
      serial_number: 'GHT00123',
      unit: 'hours',
      hours: 1500,
      daily_use: 6.4,
      tasks: [service, inspection],
    },
  ],
}
