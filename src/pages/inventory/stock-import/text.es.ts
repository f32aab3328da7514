import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  back: 'Recuentos subidos',
  goneTitle: 'Recuento no encontrado',
  gone: 'Puede que se haya descartado o que sea de otro concesionario.',
  errorTitle: 'No se pudo cargar el recuento',
  uploaded: 'Subido {{time}}',
  mayLeave: 'Puede salir de esta página. El trabajo continúa, y recibirá una notificación cuando termine.',
  storing: 'Guardando el recuento',
  applied_one: 'El recuento está guardado: {{count}} fila cambió las existencias.',
  applied_many: 'El recuento está guardado: {{count}} filas cambiaron las existencias.',
  applied_other: 'El recuento está guardado: {{count}} filas cambiaron las existencias.',
  skipped_one: 'Se rechazó {{count}} fila.',
  skipped_many: 'Se rechazaron {{count}} filas.',
  skipped_other: 'Se rechazaron {{count}} filas.',
  nothingChanges: 'Las existencias ya son las que se contaron.',
  readyHelp: 'Compruebe abajo los cambios. Los movimientos que haya antes de guardar el recuento se conservan.',
  updated: 'Cambiada',
  unchanged: 'Sin cambios',
  refused: 'Rechazada',
  location: 'Ubicación',
  before: 'Antes',
  counted: 'Contadas',
}
