import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  sharedForStaff: 'Visible para los clientes',
  staffOnly: 'Solo el personal',
}
