import { task, tasks } from '@/entities/machine-instance/testing'
import type { ServiceKitsPortal } from '@/entities/portal-link'

export const kitsPortal: ServiceKitsPortal = {
  organization: 'Ridgeline Quarry',
  dealership: 'Northfield Equipment',
  machines: [
    {
      instance_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f2a01',
      machine: 'Harrow WL-120',
      name: 'Loader 3',
      serial_number: 'GHT00123',
      unit: 'hours',
      hours: 1500,
      tasks: tasks.map((one) => (one === task ? { ...task, status: 'DUE' } : one)),
    },
  ],
}
