import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  available: 'Disponibles: {{count}}',
  backorder: 'Pendiente de existencias',
  partly: '{{now}} ahora, {{later}} pendientes de existencias',
}
