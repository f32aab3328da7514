import { defineText } from '@/shared/lib/i18n'

export const en = {
  QUEUED: 'Queued',
  PROCESSING: 'Processing',
  READY: 'Ready',
  FAILED: 'Failed',
  operation: 'Operation',
  parts: 'Parts',
  service: 'Service',
  other: 'Other',
  pages_one: '{{count}} page',
  pages_other: '{{count}} pages',
  pagesDone: '{{done}} of {{pages}} pages',
  ocrPages_one: '{{count}} page read from its image (OCR)',
  ocrPages_other: '{{count}} pages read from their images (OCR)',
  unreadablePages_one: '{{count}} page without readable text',
  unreadablePages_other: '{{count}} pages without readable text',
  READ: 'Read from the PDF',
  RECOGNIZED: 'Recognized in the image (OCR)',
  EMPTY: 'Without text',
  UNREADABLE: 'Not readable',
  pageTexts: 'Pages',
  pagesOf: 'Pages of {{name}}',
  pagesOfKind: '{{kind}}: {{pages}}',
  waiting: 'Waiting for its turn',
  opening: 'Opening the file',
}

export const manualText = defineText('manual', en, { es: () => import('./text.es') })
