import { defineText } from '@/shared/lib/i18n'

export const en = {
  addTitle: 'Write a note',
  editTitle: 'Edit note',
  question: 'Question',
  questionHelp: 'The note is shown with questions like this one.',
  body: 'Note',
  bodyRequired: 'Write a note.',
  share: 'Share with customers',
  shareHelp: 'Customers to whom you assigned this model see the note. Otherwise, only your staff do.',
  save: 'Save note',
}

export const writeNoteText = defineText('write-note', en, { es: () => import('./text.es') })
