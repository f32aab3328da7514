import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  label: 'Nueva contraseña',
  rules:
    'Al menos {{least}} caracteres. Lo mejor son unas pocas palabras que recuerde. Las contraseñas comunes y su propio nombre se rechazan.',
  required: 'Introduzca una contraseña nueva.',
  tooShort: 'Use al menos {{least}} caracteres.',
}
