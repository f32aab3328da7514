import type { Manual } from './manual'

export const operationManual: Manual = {
  id: '1b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c21',
  machine_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
  display_name: 'Operation and Maintenance Manual',
  kind: 'operation',
  status: 'READY',
  reason: null,
  pages: 248,
  pages_done: 248,
  size: 14_239_661,
  machine_years: '2019-2024',
  serial_number_start: 'GHT00100',
  serial_number_end: 'GHT00999',
  uploaded_at: '2026-11-20T08:30:00.000Z',
  can_manage: true,
}

export const serviceManual: Manual = {
  ...operationManual,
  id: '1b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c22',
  display_name: 'Service Manual',
  kind: 'service',
  status: 'PROCESSING',
  pages: 40,
  pages_done: 12,
  size: 812_345,
  machine_years: null,
  serial_number_end: null,
}

export const queuedManual: Manual = {
  ...serviceManual,
  id: '1b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c23',
  display_name: 'Electrics supplement',
  kind: 'other',
  status: 'QUEUED',
  pages: null,
  pages_done: 0,
}

export const failedManual: Manual = {
  ...operationManual,
  id: '1b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c24',
  display_name: 'Parts catalogue',
  kind: 'parts',
  status: 'FAILED',
  reason: 'This PDF is protected by a password. Upload a copy without one.',
  pages: null,
  pages_done: 0,
  serial_number_start: null,
  serial_number_end: null,
}

export const manuals = [queuedManual, serviceManual, failedManual, operationManual]

/** As the contract lists them. */
export function manualList(items: Manual[]) {
  return { items, total: items.length, page: 1, limit: 100 }
}
