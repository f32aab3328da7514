import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  help: 'Su concesionario puede ayudarle. Tenga a mano el número de serie de la máquina.',
  dealer: 'Concesionario',
  ask: 'Preguntar a su concesionario',
  sent: 'Su pregunta se envió a {{dealer}}. La respuesta llega en Máquinas de operadores.',
}
