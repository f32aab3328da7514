import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  reason: 'Motivo',
  reasonRequired: 'Indique por qué.',
  accept: 'Aceptar',
  decline: 'Rechazar',
  cancel: 'Cancelar la devolución',
  receive: 'Registrar la recepción',
  declineTitle: '¿Rechazar la devolución?',
  receiveTitle: '¿Qué ha vuelto?',
  receiveAbout: 'Lo que vuelve a la estantería está disponible de inmediato.',
  restocked: 'De vuelta a la estantería: {{line}}',
  scrapped: 'Desechado: {{line}}',
  countWrong: 'Indique un número entero de {{most}} como máximo.',
  updated: 'Devolución actualizada',
}
