import type { LibraryManual, Manual, ManualHit } from './manual'

export const operationManual: Manual = {
  id: '1b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c21',
  machine_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
  display_name: 'Operation and Maintenance Manual',
  kind: 'operation',
  status: 'READY',
  reason: null,
  can_open: true,
  pages: 248,
  pages_done: 248,
  ocr_pages: 0,
  unreadable_pages: 0,
  page_texts: [],
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
  can_open: false,
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
  can_open: false,
  reason: 'This PDF is protected by a password. Upload a copy without one.',
  pages: null,
  pages_done: 0,
  serial_number_start: null,
  serial_number_end: null,
}

/** A scan in which no text was recognized: its pages can be shown nevertheless. */
export const scannedManual: Manual = {
  ...failedManual,
  id: '1b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c25',
  display_name: 'Scanned handbook',
  reason: 'The PDF has no text, and none was recognized in its images (OCR).',
  can_open: true,
  pages: 36,
}

export const manuals = [queuedManual, serviceManual, failedManual, operationManual]

/** As the contract lists them. */
export function manualList<Item>(items: Item[]) {
  return { items, total: items.length, page: 1, limit: 100 }
}

const loader: LibraryManual['machine'] = {
  id: operationManual.machine_id,
  brand: 'Harrow',
  type: 'Wheel loader',
  model: 'WL-120',
  name: 'Harrow WL-120',
}
const excavator: LibraryManual['machine'] = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a11',
  brand: 'Harrow',
  type: 'Excavator',
  model: 'EX-210',
  name: 'Harrow EX-210',
}

/** The manuals of the library, with their machines; the last one is of another model and nobody's to change. */
export const library: LibraryManual[] = [
  ...manuals.map((manual) => ({ ...manual, machine: loader })),
  {
    ...operationManual,
    id: '1b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c31',
    display_name: 'Excavator handbook',
    machine_id: excavator.id,
    machine: excavator,
    can_manage: false,
  },
]

/** What "engine oil" finds in them. */
export const hits: ManualHit[] = [
  {
    manual_id: operationManual.id,
    manual_name: operationManual.display_name,
    machine: loader,
    page: 31,
    heading: [{ text: '8.3 Fluids and capacities', marked: false }],
    excerpt: [
      { text: 'Engine oil', marked: true },
      { text: ' with filter | 13.5 | 14.3 | SAE 15W-40 CK-4', marked: false },
    ],
    boxes: [[0.1, 0.3, 0.9, 0.33]],
  },
  {
    manual_id: operationManual.id,
    manual_name: operationManual.display_name,
    machine: loader,
    page: 47,
    heading: [
      { text: '9.1 Changing the ', marked: false },
      { text: 'engine oil', marked: true },
    ],
    excerpt: [
      { text: 'Use <b>only</b> the ', marked: false },
      { text: 'engine oil', marked: true },
      { text: ' of the table.', marked: false },
    ],
    boxes: [[0.1, 0.5, 0.9, 0.52]],
  },
]
