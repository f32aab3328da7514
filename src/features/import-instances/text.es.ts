import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Importar máquinas',
  description: 'Verá el resultado de cada fila antes de que se guarde nada.',
  file: 'Tabla de máquinas',
  fileHelp:
    'CSV con las columnas brand, model y serial_number; y si se conocen name, location, unit, hours, hours_at e in_service_on. Hasta 10 MB.',
  checking: 'Comprobando cada fila…',
  checkFailed: '{{reason}} Elija otra vez el archivo, u otro.',
  another: 'Elegir otro archivo',
  rows: 'Resultado de cada fila de {{file}}',
  row: 'Fila',
  serial: 'Número de serie',
  fate: 'Resultado',
  reason: 'Motivo',
  created: 'Nueva',
  updated: 'Cambiada',
  unchanged: 'Sin cambios',
  refused: 'Rechazada',
  counts: '{{created}} nuevas, {{updated}} cambiadas, {{unchanged}} sin cambios, {{refused}} rechazadas',
  notListed_one: 'No se muestra {{count}} fila rechazada más. Corrija las siguientes y compruebe el archivo otra vez.',
  notListed_other:
    'No se muestran {{count}} filas rechazadas más. Corrija las siguientes y compruebe el archivo otra vez.',
  nothing: 'No hay nada que importar: ninguna fila es nueva ni ha cambiado.',
  import_one: 'Importar {{count}} fila',
  import_other: 'Importar {{count}} filas',
  imported_one: '{{count}} fila importada',
  imported_other: '{{count}} filas importadas',
  close: 'Cerrar',
}
