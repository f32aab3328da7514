import type { Brand } from './brand'

export const harrow: Brand = { id: '0d8ff0a2-3f6c-4a4f-8e3c-0a54a5f3d001', name: 'Harrow', machine_count: 4 }
export const oxbow: Brand = { id: '0d8ff0a2-3f6c-4a4f-8e3c-0a54a5f3d002', name: 'Oxbow', machine_count: 0 }

export const brandPage = (items: Brand[], total = items.length) => ({ items, total, page: 1, limit: 100 })
