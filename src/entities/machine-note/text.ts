import { defineText } from '@/shared/lib/i18n'

export const en = {
  sharedForStaff: 'Visible to customers',
  staffOnly: 'Staff only',
}

export const machineNoteText = defineText('machine-note', en, { es: () => import('./text.es') })
