import { defineText } from '@/shared/lib/i18n'

export const en = {
  shared: 'Customers see it',
  staffOnly: 'Staff only',
}

export const machineNoteText = defineText('machine-note', en, { es: () => import('./text.es') })
