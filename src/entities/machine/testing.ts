import type { Brand, Machine, MachineDependents } from './machine'

export const wheelLoader: Machine = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
  brand: 'Harrow',
  type: 'Wheel loader',
  model: 'WL-120',
  name: 'Harrow WL-120',
  leaf_node_id: '5a1f6a8e-9d1c-4b56-8c58-0c9b1f4b9d02',
  storage_key: 'machines/harrow/wl-120',
  serial_number: 'GHT00100',
  status: 'ready',
  manual_count: 3,
  can_manage: false,
  variants: [
    {
      id: '5a1f6a8e-9d1c-4b56-8c58-0c9b1f4b9d02',
      name: 'WL-120',
      serial_number_start: 'GHT00100',
      serial_number_end: 'GHT00999',
    },
  ],
}

export const excavator: Machine = {
  ...wheelLoader,
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a11',
  type: 'Excavator',
  model: 'EX-210',
  name: 'Harrow EX-210',
  leaf_node_id: '5a1f6a8e-9d1c-4b56-8c58-0c9b1f4b9d12',
  storage_key: 'machines/harrow/ex-210',
  serial_number: 'RQ00032',
  status: 'processing',
  manual_count: 1,
  variants: [
    {
      id: '5a1f6a8e-9d1c-4b56-8c58-0c9b1f4b9d12',
      name: 'EX-210',
      serial_number_start: 'RQ00032',
      serial_number_end: null,
    },
  ],
}

export const skidSteer: Machine = {
  ...wheelLoader,
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a21',
  type: 'Skid steer',
  model: 'SK-40',
  name: 'Harrow SK-40',
  leaf_node_id: '5a1f6a8e-9d1c-4b56-8c58-0c9b1f4b9d22',
  storage_key: 'machines/harrow/sk-40',
  serial_number: null,
  status: 'no_manual',
  manual_count: 0,
  variants: [],
}

export const machines = [wheelLoader, excavator, skidSteer]

export const brands: Brand[] = [
  { id: '0d8ff0a2-3f6c-4a4f-8e3c-0a54a5f3d001', name: 'Harrow' },
  { id: '0d8ff0a2-3f6c-4a4f-8e3c-0a54a5f3d002', name: 'Oxbow' },
]

export const nothingDepends: MachineDependents = {
  ...{ manuals: 0, instances: 0, tasks: 0, kits: 0, operators: 0, conversations: 0 },
  deletes_model: true,
}
