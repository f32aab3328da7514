import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  ask: 'Preguntar',
  askAbout: 'Pregunte sobre esta máquina…',
  failed: 'No se pudo responder a la pregunta',
  question: 'Su pregunta',
  stop: 'Detener',
}
