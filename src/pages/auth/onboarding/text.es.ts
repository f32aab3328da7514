import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  signOut: 'Cerrar sesión',
  terms: 'Condiciones del servicio',
  privacy: 'Política de privacidad',
  passwordTitle: 'Elija su propia contraseña',
  passwordSummary: 'Sustituye a la temporal de su invitación.',
  profileTitle: '¿Cómo se llama?',
  profileSummary: 'Se muestra junto a sus pedidos, preguntas y mensajes.',
}
