import { defineText } from '@/shared/lib/i18n'

export const en = {
  // Specification, section 2, word for word.
  title: 'Machine File Upload',
  submit: 'SUBMIT',
  processing: 'Upload processing...',
  uploaded: 'Uploaded file successfully',
  failed: 'Upload failed: {{reason}}',

  forMachine: 'A manual of {{machine}}. Answers about it draw on this PDF as soon as it is processed.',
  file: 'File',
  fileHelp: 'One PDF at a time.',
  notPdf: 'Only PDF files are accepted. Choose a file whose name ends in .pdf.',
  emptyFile: 'This file is empty. Choose another one.',
  leftOut_one: '{{count}} more file was left out: one manual is uploaded at a time.',
  leftOut_other: '{{count}} more files were left out: one manual is uploaded at a time.',
  removeFile: 'Remove {{file}}',
  sent: '{{sent}} of {{size}}',
  failedAdvice: 'Nothing that you filled in is lost. Submit again when you are ready.',
  duplicateAdvice:
    'It is in the list of this machine’s manuals. If it failed there, retry it there; to upload it again, delete it there first, or choose another file.',
  displayName: 'Display name',
  displayNameHelp: 'What people see beside an answer. Empty: the name of the file.',
  kind: 'Kind of manual',
  years: 'Years',
  yearsHelp: 'Such as 2019-2024.',
  serialStart: 'Serial numbers from',
  serialEnd: 'Serial numbers to',
  serialHelp: 'Such as {{example}}. Empty: it is for every serial number.',
  cancel: 'Cancel',
  cancelUpload: 'Cancel upload',
  cancelled: 'Upload cancelled',
}

export const uploadManualText = defineText('upload-manual', en, { es: () => import('./text.es') })
