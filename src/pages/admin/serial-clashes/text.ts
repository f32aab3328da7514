import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Serial number clashes',
  summary:
    'Machines of one model and serial number with several owners. Usually one owner has mistyped it, or has not retired a machine that was sold.',
  search: 'Search serial numbers',
  serialNumber: 'Serial number',
  model: 'Model',
  machines: 'Machines',
  addedAt: 'Last added',
  emptyTitle: 'No clashes',
  empty: 'Each serial number in service belongs to one owner.',
}

export const serialClashesText = defineText('serial-clashes', en, { es: () => import('./text.es') })
