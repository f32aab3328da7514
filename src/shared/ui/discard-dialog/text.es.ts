import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: '¿Descartar los cambios?',
  description: 'Lo que introdujo no se ha guardado ni enviado.',
  keep: 'Seguir editando',
  discard: 'Descartar',
}
