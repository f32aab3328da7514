import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Serial number clashes',
  summary:
    'Machines with the same model and serial number but different owners. Usually one owner mistyped it, or did not retire a machine that was sold.',
  search: 'Search serial numbers',
  serialNumber: 'Serial number',
  model: 'Model',
  machines: 'Machines',
  addedAt: 'Last added',
  emptyTitle: 'No clashes',
  empty: 'Each serial number in service belongs to one owner.',
}

export const serialClashesText = defineText('serial-clashes', en, { es: () => import('./text.es') })
