import type { MachineNote } from './machine-note'

export const sealsNote: MachineNote = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f7a01',
  machine_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
  question: 'Why does the bucket drift?',
  body: 'The seals of the lift cylinder wear out first.\nKit 440-1187 fits from GHT00100 on.',
  is_shared: true,
  dealership: 'Northfield Equipment',
  author: 'Dana Whitfield',
  can_manage: true,
  created_at: '2026-11-21T08:30:00.000Z',
}

/** About no question, and for staff alone. */
export const greaseNote: MachineNote = {
  ...sealsNote,
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f7a02',
  question: '',
  body: 'Grease the pins each day in sand.',
  is_shared: false,
}

export const noteList = (...items: MachineNote[]) => ({ items, total: items.length, page: 1, limit: 1000 })
