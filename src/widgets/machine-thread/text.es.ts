import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Mensajes: {{machine}}, {{other}}',
  thread: 'Mensajes',
  you: 'Usted',
  message: 'Mensaje',
  required: 'El mensaje es obligatorio.',
  send: 'Enviar',
  emptyTitle: 'Aún no hay mensajes',
  takenBack: 'Este modelo se retiró. Sus mensajes solo se pueden leer.',
  empty: 'Lo que escriba aquí lo lee {{other}}.',
}
