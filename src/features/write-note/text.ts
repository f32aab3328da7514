import { defineText } from '@/shared/lib/i18n'

export const en = {
  addTitle: 'Write a note',
  editTitle: 'Edit note',
  question: 'Question',
  questionHelp: 'The note is shown with questions like this one.',
  body: 'Note',
  bodyRequired: 'Write a note.',
  share: 'Customers see it too',
  shareHelp: 'Those to whom you assigned this model. Otherwise only your staff.',
  save: 'Save note',
}

export const writeNoteText = defineText('write-note', en, { es: () => import('./text.es') })
