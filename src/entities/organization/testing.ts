import type { Link } from './link'
import type { Organization, ServedCustomer } from './organization'

export const northfield: Organization = {
  id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c12',
  name: 'Northfield Equipment',
  description: 'Sales and service of earth-moving machines',
  phone_number: '+1 406 555 0100',
  time_zone: 'America/Denver',
  drafts_maintenance_quotes: true,
  created_at: '2025-03-02T08:30:00.000Z',
  type: 'DEALERSHIP',
  logo: null,
  link: null,
  can_manage: true,
}

export const ridgeline: Organization = {
  ...northfield,
  id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11',
  name: 'Ridgeline Quarry',
  description: 'Limestone',
  phone_number: '+1 406 555 0133',
  type: 'OPERATOR',
  drafts_maintenance_quotes: null,
  link: { since: '2025-04-11T10:00:00.000Z', ended_at: null },
  can_manage: false,
}

export const tallPines: Organization = {
  ...ridgeline,
  id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c13',
  name: 'Tall Pines Forestry',
  description: '',
  can_manage: true,
}

const named = ({ id, name }: Organization) => ({ id, name })

/** As the operator's admin sees it: a request that is theirs to answer. */
export const pendingLink: Link = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1b01',
  status: 'PENDING',
  dealership: { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c14', name: 'Lakeside Machinery' },
  operator: named(ridgeline),
  email: 'admin@ridgeline.example',
  created_at: '2026-11-20T08:30:00.000Z',
  answered_at: null,
  can_answer: true,
}

export const activeLink: Link = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1b02',
  status: 'ACTIVE',
  dealership: named(northfield),
  operator: named(ridgeline),
  email: null,
  created_at: '2025-04-11T10:00:00.000Z',
  answered_at: '2025-04-12T10:00:00.000Z',
  can_answer: false,
}

export const servedCustomers: ServedCustomer[] = [
  {
    id: ridgeline.id,
    name: ridgeline.name,
    logo: null,
    machine_count: 12,
    overdue_count: 2,
    open_order_count: 3,
    unanswered_message_count: 1,
  },
  {
    id: tallPines.id,
    name: tallPines.name,
    logo: null,
    machine_count: 4,
    overdue_count: 0,
    open_order_count: 0,
    unanswered_message_count: 0,
  },
]

export const servedCustomerPage = (items: ServedCustomer[]) => ({ items, total: items.length, page: 1, limit: 10 })
