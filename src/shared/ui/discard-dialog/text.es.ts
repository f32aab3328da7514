import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: '¿Descartar lo que ha introducido?',
  description: 'Todavía no se ha enviado ni guardado, y se perdería.',
  discard: 'Descartar',
}
