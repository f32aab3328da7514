import { defineText } from '@/shared/lib/i18n'

export const en = {
  // Specification, section 2, word for word.
  title: 'Machine File Upload',
  submit: 'SUBMIT',
  processing: 'Upload processing...',
  uploaded: 'Uploaded file successfully',
  failed: 'Upload failed: {{reason}}',

  forMachine: 'A manual of {{machine}}. Answers use it as soon as it has been read.',
  forSomeMachine: 'Choose the model, then the file of its manual.',
  file: 'File',
  fileHelp: 'One PDF at a time.',
  notPdf: 'Choose a PDF file.',
  emptyFile: 'This file is empty. Choose another one.',
  leftOut_one: '{{count}} more file was left out. Upload one manual at a time.',
  leftOut_other: '{{count}} more files were left out. Upload one manual at a time.',
  removeFile: 'Remove {{file}}',
  sent: '{{sent}} of {{size}}',
  failedAdvice: 'Your entries are kept. Try again.',
  duplicateAdvice:
    'Find it in the list of this machine’s manuals. If it failed, retry it there. To upload it again, delete it there first, or choose another file.',
  displayName: 'Display name',
  displayNameHelp: 'Shown beside answers. Leave blank to use the file name.',
  kind: 'Kind of manual',
  years: 'Years',
  yearsHelp: 'Such as 2019-2024.',
  serialStart: 'Serial numbers from',
  serialEnd: 'Serial numbers to',
  serialHelp: 'Such as {{example}}. Leave blank if it covers every serial number.',
  cancel: 'Cancel',
  cancelUpload: 'Cancel upload',
  cancelled: 'Upload cancelled',
}

export const uploadManualText = defineText('upload-manual', en, { es: () => import('./text.es') })
