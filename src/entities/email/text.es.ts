import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  QUEUED: 'En espera de envío',
  SENT: 'Enviado',
  FAILED: 'Fallido',
  KEPT: 'Guardado aquí',
}
