import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  signOut: 'Cerrar sesión',
  terms: 'Condiciones del servicio',
  privacy: 'Política de privacidad',
  passwordTitle: 'Elija su propia contraseña',
  passwordSummary: 'La de la invitación era solo para la primera vez.',
  profileTitle: '¿Cómo se llama?',
  profileSummary: 'Su nombre aparece junto a lo que pide, pregunta y escribe.',
}
