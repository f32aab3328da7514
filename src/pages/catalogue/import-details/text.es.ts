import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  back: 'Importación',
  goneTitle: 'Importación no encontrada',
  gone: 'Puede que sea de otro catálogo.',
  errorTitle: 'No se pudo cargar la importación',
  uploaded: 'Subida {{time}}',
  mayLeave: 'Puede salir de esta página. La importación continúa y figura en «Importación».',
  storing: 'Guardando las filas',
  applied: 'Guardado: {{created}} piezas nuevas, {{updated}} modificadas.',
  nothingChanges: 'El catálogo ya tiene todo lo que contiene la tabla.',
  readyHelp: 'Compruebe abajo el resultado de cada fila. Se guardan todas o, si algo falla, ninguna.',
}
