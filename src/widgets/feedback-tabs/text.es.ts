import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  answers: 'Respuestas',
  feedback: 'Opiniones',
  summary: 'En el tiempo',
  manuals: 'Manuales',
  questions: 'Preguntas sin respuesta',
}
