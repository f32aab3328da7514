import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  waiting_one: '{{count}} entrada espera a enviarse',
  waiting_other: '{{count}} entradas esperan a enviarse',
  title: 'Pendiente de envío',
  advice: 'Estas entradas están guardadas en este dispositivo. Se envían en cuanto se pueda conectar con el servidor.',
  stored: 'Sin conexión. Se ha guardado en este dispositivo y se enviará en cuanto la haya.',
  sent: 'Se ha enviado lo que estaba pendiente',
  refused: 'No se ha aceptado: {{reason}}',
  tryNow: 'Intentar ahora',
  discard: 'Descartar',
  discardOf: 'Descartar «{{title}}»',
  discardTitle: '¿Descartar esta entrada?',
  discardAdvice: '«{{title}}» no se ha enviado. Se elimina de este dispositivo.',
  keep: 'Conservarla',
}
