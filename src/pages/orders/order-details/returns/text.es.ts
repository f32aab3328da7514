import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  refund: 'Reembolsar en el pago',
  reason: 'Motivo',
  reasonRequired: 'Introduzca el motivo.',
  accept: 'Aceptar la devolución',
  decline: 'Rechazar la devolución',
  cancel: 'Cancelar la devolución',
  receive: 'Registrar la recepción',
  declineTitle: '¿Rechazar la devolución?',
  receiveTitle: '¿Qué se devolvió?',
  receiveAbout: 'Las piezas devueltas a la estantería están disponibles de inmediato.',
  restocked: 'De vuelta a la estantería: {{line}}',
  scrapped: 'Desechado: {{line}}',
  countWrong: 'Introduzca un número entero de {{most}} como máximo.',
  updated: 'Devolución actualizada',
}
