import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  email: 'Correo electrónico',
  emailRequired: 'Introduzca su correo electrónico.',
  send: 'Enviarme un enlace',
  sendAgain: 'Enviar otra vez',
  sentTitle: 'Revise su bandeja de entrada',
  sent: 'Si hay una cuenta con {{email}}, un enlace va en camino.',
  'good-sign-in': 'Funciona una vez, durante 30 minutos.',
  'good-password': 'Funciona una vez, durante una hora.',
  nothing: '¿No llega nada en unos minutos? Revise el correo no deseado y la dirección de arriba.',
}
