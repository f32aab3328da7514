import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  messages: 'Mensajes',
  noMessages: 'Todavía no hay mensajes sobre este pedido.',
  message: 'Mensaje para {{other}}',
  key: 'Tecla: {{key}}',
  messageRequired: 'Escriba un mensaje.',
  contact: 'Su nombre',
  contactRequired: 'Introduzca su nombre.',
  send: 'Enviar mensaje',
  you: 'Usted',
  deletedAccount: 'Cuenta eliminada',
  authorByLink: '{{author}}, por enlace',
}
