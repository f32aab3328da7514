import { pictureN } from '@/shared/lib/testing/pictures'
import type { Completion, MachineInstance, Reading, SerialClash, TaskState } from './machine-instance'

export const loader: MachineInstance = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f2a01',
  organization: { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11', name: 'Ridgeline Quarry' },
  dealership: { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c12', name: 'Northfield Equipment' },
  machine: {
    id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
    name: 'Harrow WL-120',
    brand: 'Harrow',
    model: 'WL-120',
    type: 'Wheel loader',
  },
  variant_id: null,
  serial_number: 'GHT00123',
  name: 'Loader 3',
  location: 'North face',
  unit: 'hours',
  hours: 1250.5,
  hours_at: '2026-11-20T08:30:00.000Z',
  daily_use: 6.4,
  in_service_on: '2024-03-01',
  retired_at: null,
  status: 'DUE_SOON',
  next_due: {
    task_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f3a01',
    name: '500 h service',
    on: '2026-12-04',
    at_hours: 1500,
    due_on: null,
  },
  served_until: null,
  can_manage: true,
}

export const truck: MachineInstance = {
  ...loader,
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f2a02',
  machine: { ...loader.machine, name: 'Oxbow HT-30', brand: 'Oxbow', model: 'HT-30', type: 'Haul truck' },
  serial_number: 'OX30-0042',
  name: '',
  location: '',
  unit: 'km',
  hours: null,
  hours_at: null,
  daily_use: null,
  status: 'OK',
  next_due: null,
}

export const instances = [loader, truck]

const reading = (number: number, day: string, value: number): Reading => ({
  id: `4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f4a0${number}`,
  taken_at: `${day}T08:30:00.000Z`,
  value,
  total: value,
  is_replacement: false,
  source: 'person',
  note: '',
  pictures: [],
  by: 'Rosa Delgado',
  created_at: `${day}T08:31:00.000Z`,
  voided_at: null,
  voided_by: null,
  void_reason: null,
})

/** Newest first, as the server sends them. */
export const readings: Reading[] = [
  reading(4, '2026-11-20', 1250.5),
  {
    ...reading(3, '2026-11-12', 12008),
    voided_at: '2026-11-12T09:00:00.000Z',
    voided_by: 'Rita Stone',
    void_reason: 'A digit too many',
  },
  { ...reading(2, '2026-11-10', 1184), source: 'portal', by: null },
  reading(1, '2026-10-30', 1101.2),
]

export const task: TaskState = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f3a01',
  name: '500 h service',
  description: 'Oil, filters, grease.',
  interval_hours: 500,
  interval_days: 365,
  mode: 'fixed',
  notice_hours: 50,
  notice_days: 14,
  status: 'DUE_SOON',
  due_at_hours: 1500,
  due_on: '2027-03-01',
  forecast_on: '2026-12-04',
  remaining_hours: 249.5,
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
  open_item_id: null,
}

export const tasks: TaskState[] = [
  task,
  {
    ...task,
    id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f3a02',
    name: 'Yearly inspection',
    description: '',
    interval_hours: null,
    mode: 'sliding',
    status: 'OVERDUE',
    due_at_hours: null,
    due_on: '2026-11-01',
    forecast_on: '2026-11-01',
    remaining_hours: null,
    remaining_days: -20,
    kit: null,
    open_item_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f7a01',
  },
]

export const completion: Completion = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f2c01',
  task_id: task.id,
  task: task.name,
  kit: '500 h kit',
  hours: 1002.5,
  done_on: '2026-08-14',
  by: 'Pete Clark',
  note: 'Changed the oil',
  recorded_at: '2026-08-14T15:30:00.000Z',
  undone_at: null,
  undone_by: null,
  undo_reason: null,
  pictures: [pictureN(1), pictureN(2)],
  can_undo: true,
}

export const completions: Completion[] = [
  completion,
  {
    id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f2c02',
    task_id: task.id,
    task: task.name,
    kit: null,
    hours: null,
    done_on: '2026-02-02',
    by: 'Pete Clark',
    note: '',
    recorded_at: '2026-02-02T15:30:00.000Z',
    undone_at: '2026-02-02T16:10:00.000Z',
    undone_by: 'Rita Stone',
    undo_reason: 'It was the other loader',
    pictures: [],
    can_undo: false,
  },
]

/** A serial number of which one owner has mistyped it. */
export const clash: SerialClash = {
  id: loader.id,
  machine: loader.machine.name,
  serial_number: loader.serial_number,
  instances: [
    { id: loader.id, organization: loader.organization.name, name: loader.name, added_at: '2026-03-01T08:30:00.000Z' },
    {
      id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f2a09',
      organization: 'Eastmoor Pit',
      name: '',
      added_at: '2026-11-21T08:30:00.000Z',
    },
  ],
  added_at: '2026-11-21T08:30:00.000Z',
}
