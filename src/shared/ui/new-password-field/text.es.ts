import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  label: 'Nueva contraseña',
  rules:
    'Al menos {{least}} caracteres. Unas pocas palabras que recuerde son mejores que una palabra con signos. Las contraseñas muy comunes se rechazan.',
  required: 'La nueva contraseña es obligatoria.',
  tooShort: 'Demasiado corta: al menos {{least}} caracteres.',
}
