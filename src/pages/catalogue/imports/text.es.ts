import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Importar piezas',
  summary: 'Verá el resultado de cada fila antes de que se guarde nada.',
  export: 'Exportar piezas',
  upload: 'Subir una tabla',
  file: 'Tabla de piezas',
  fileHelp: 'XLSX o CSV, con cualquier nombre de columna, hasta {{size}} MB',
  tooLarge: 'El archivo ocupa más de {{size}} MB. Divídalo en varias tablas.',
  uploading: 'Subiendo la tabla',
  columns:
    'Solo es obligatoria la columna part_number; una celda vacía no cambia nada. Exporte sus piezas para obtener una tabla con todas las columnas que se leen.',
  imports: 'Importaciones',
  created: 'Nuevas',
  updated: 'Modificadas',
  refused: 'Rechazadas',
}
