import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  back: 'Importación',
  goneTitle: 'Importación no encontrada',
  gone: 'Puede que sea de otro catálogo.',
  errorTitle: 'No se pudo cargar la importación',
  uploaded: 'Subida {{time}}',
  delete_one: 'Eliminar {{count}} pieza',
  delete_many: 'Eliminar {{count}} piezas',
  delete_other: 'Eliminar {{count}} piezas',
  deleteTitle_one: '¿Eliminar {{count}} pieza?',
  deleteTitle_many: '¿Eliminar {{count}} piezas?',
  deleteTitle_other: '¿Eliminar {{count}} piezas?',
  deleteHelp: 'Las piezas en uso no se eliminan, sino que se retiran de la venta.',
  deleted_one: '{{count}} pieza eliminada o retirada de la venta',
  deleted_many: '{{count}} piezas eliminadas o retiradas de la venta',
  deleted_other: '{{count}} piezas eliminadas o retiradas de la venta',
  notDeleted_one: '{{count}} pieza no se eliminó. Vuelva a intentarlo.',
  notDeleted_many: '{{count}} piezas no se eliminaron. Vuelva a intentarlo.',
  notDeleted_other: '{{count}} piezas no se eliminaron. Vuelva a intentarlo.',
  mayLeave: 'Puede salir de esta página. La importación continúa y figura en «Importación».',
  storing: 'Guardando las filas',
  applied: 'Guardado: {{created}} piezas nuevas, {{updated}} modificadas.',
  nothingChanges: 'El catálogo ya tiene todo lo que contiene la tabla.',
  readyHelp: 'Compruebe abajo el resultado de cada fila. Se guardan todas o, si algo falla, ninguna.',
}
