import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  question: '¿Le ha servido esta respuesta?',
  up: 'Útil',
  down: 'No útil',
  thanks_up: 'Marcada como útil. Gracias.',
  thanks_down: 'Marcada como no útil. Gracias.',
  reasonSaved: 'Motivo guardado. Gracias.',
  reason_up: '¿Qué tenía de bueno?',
  reason_down: '¿Qué estaba mal?',
  send: 'Enviar',
  close: 'No, gracias',
  failed: 'Su opinión no se ha guardado: {{reason}}',
}
