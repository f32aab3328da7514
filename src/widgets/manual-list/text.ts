import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Manuals',
  upload: 'Upload manual',
  emptyTitle: 'No manual yet',
  empty: 'Answers come from the manuals of a machine. Your dealership uploads them.',
  emptyForStaff: 'Upload an operation, service or parts manual as a PDF. Answers come from it, with their pages.',
  open: 'Open',
  openNamed: 'Open {{name}}',
  editTitle: 'Edit manual',
  name: 'Display name',
  nameRequired: 'Enter a name.',
  kind: 'Kind of manual',
  years: 'Years',
  yearsHelp: 'Such as 2019-2024.',
  serialStart: 'Serial numbers from',
  serialEnd: 'Serial numbers to',
  serialHelp: 'Leave blank if it covers every serial number.',
  save: 'Save manual',
  changed: '“{{name}}” was changed',
  deleteTitle: 'Delete this manual?',
  deleteWarning:
    '“{{name}}” is removed for everyone. Answers no longer use it, and the pages that earlier answers cite can no longer be opened. You cannot undo this.',
  deleteConfirm: 'Delete manual',
  deleted: '“{{name}}” was deleted',
  tryAgain: 'Try again',
  unreadWhy: 'It can be opened, but not searched: {{reason}}',
  failedWhy: 'It could not be processed: {{reason}}',
  failedUnknown: 'It could not be processed.',
  isReady: '“{{name}}” is ready. Answers use it now.',
  hasFailed: '“{{name}}” could not be processed: {{reason}}',
  serials: 'Serial numbers {{range}}',
  uploadedAt: 'Uploaded: {{when}}',
}

export const manualListText = defineText('manual-list', en, { es: () => import('./text.es') })
