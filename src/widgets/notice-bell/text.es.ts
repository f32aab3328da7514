import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Avisos',
  unread_one: 'Avisos, {{count}} nuevo',
  unread_other: 'Avisos, {{count}} nuevos',
  open: 'Abrir',
  new: 'Nuevo',
  succeeded: 'Listo',
  failed: 'Fallido',
}
