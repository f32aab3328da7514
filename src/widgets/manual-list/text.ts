import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Manuals',
  upload: 'Upload manual',
  emptyTitle: 'No manual yet',
  empty: 'Answers are drawn from the manuals of a machine. Your dealer uploads them.',
  emptyForStaff:
    'Upload the operation, service or parts manual as a PDF. Questions are answered from it, page by page.',
  open: 'Open',
  openNamed: 'Open {{name}}',
  deleteNamed: 'Delete {{name}}',
  deleteTitle: 'Delete this manual?',
  deleteWarning:
    '“{{name}}” is removed for everybody. No answer draws on it from now on, and the pages that earlier answers cite can no longer be opened. This cannot be undone.',
  deleteConfirm: 'Delete manual',
  deleted: '“{{name}}” was deleted',
  tryAgain: 'Try again',
  failedWhy: 'It could not be processed: {{reason}}',
  failedUnknown: 'It could not be processed.',
  isReady: '“{{name}}” is ready. Answers draw on it now.',
  hasFailed: '“{{name}}” could not be processed: {{reason}}',
  serials: 'Serial numbers {{range}}',
  uploadedAt: 'Uploaded: {{when}}',
}

export const manualListText = defineText('manual-list', en, { es: () => import('./text.es') })
