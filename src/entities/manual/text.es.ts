import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  QUEUED: 'En cola',
  PROCESSING: 'Procesando',
  READY: 'Listo',
  FAILED: 'Fallido',
  operation: 'Operación',
  parts: 'Piezas',
  service: 'Servicio',
  other: 'Otro',
  pages_one: '{{count}} página',
  pages_other: '{{count}} páginas',
  pagesDone: '{{done}} de {{pages}} páginas',
  ocrPages_one: '{{count}} página leída de su imagen (OCR)',
  ocrPages_other: '{{count}} páginas leídas de sus imágenes (OCR)',
  unreadablePages_one: '{{count}} página sin texto legible',
  unreadablePages_other: '{{count}} páginas sin texto legible',
  READ: 'Leídas del PDF',
  RECOGNIZED: 'Reconocidas en la imagen (OCR)',
  EMPTY: 'Sin texto',
  UNREADABLE: 'No legibles',
  pageTexts: 'Páginas',
  pagesOf: 'Páginas de {{name}}',
  pagesOfKind: '{{kind}}: {{pages}}',
  waiting: 'Esperando su turno',
  opening: 'Abriendo el archivo',
}
