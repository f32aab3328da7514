import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  sure: 'Con certeza',
  unsure: 'Sin certeza',
  none: 'No está en los manuales',
}
