import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  email: 'Correo electrónico',
  emailRequired: 'El correo electrónico es obligatorio.',
  send: 'Enviarme un enlace',
  sendAgain: 'Enviar otra vez',
  sentTitle: 'Mire su correo',
  sent: 'Si hay una cuenta con {{email}}, un enlace va en camino.',
  'good-sign-in': 'Sirve una vez, durante 30 minutos.',
  'good-password': 'Sirve una vez, durante una hora.',
  nothing: '¿No llega nada en unos minutos? Mire en el correo no deseado, y si la dirección es correcta.',
}
