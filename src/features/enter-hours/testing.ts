import type { UpcomingTask } from '@/entities/machine-instance'
import type { AcceptedReading, HoursPortal } from './model/entry'

const kit = {
  name: 'WL-120 500 h kit',
  parts: [
    { part_number: '320-07309', description: 'Oil filter element', quantity: 1 },
    { part_number: '332-20077', description: 'Cab air filter', quantity: 2 },
  ],
}

export const nextTask: UpcomingTask = {
  task_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f3a01',
  name: '500 h service',
  status: 'OK',
  interval_hours: 500,
  interval_days: 365,
  due_at_hours: 4800,
  due_on: '2027-05-24',
  remaining_hours: 36,
  remaining_days: 184,
  forecast_on: '2026-11-27',
  daily_use: 6,
  kit,
}
const dueTask: UpcomingTask = { ...nextTask, status: 'OVERDUE', remaining_hours: -12, forecast_on: null }

export const portal = {
  machine: 'Harrow WL-120',
  name: 'Loader 3',
  serial_number: 'GHT00123',
  organization: 'Ridgeline Quarry',
  dealership: 'Northfield Equipment',
  dealership_phone: '+1 406 555 0133',
  dealership_logo: null,
  unit: 'hours',
  last: { value: 4764, taken_at: '2026-11-15T08:30:00.000Z' },
  upcoming: [nextTask],
} satisfies HoursPortal

export const accepted: AcceptedReading = {
  reading: {
    id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f4a01',
    taken_at: '2026-11-21T08:30:00.000Z',
    value: 4812.5,
    total: 4812.5,
    is_replacement: false,
    source: 'portal',
    note: '',
    pictures: [],
    by: null,
    created_at: '2026-11-21T08:30:00.000Z',
    voided_at: null,
    voided_by: null,
    void_reason: null,
  },
  hours: 4812.5,
  unit: 'hours',
  due: [
    {
      id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f7a01',
      task_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f3a01',
      name: '500 h service',
      kit,
    },
  ],
  upcoming: [dueTask],
}
