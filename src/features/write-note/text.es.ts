import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  addTitle: 'Escribir una nota',
  editTitle: 'Editar nota',
  question: 'Pregunta',
  questionHelp: 'La nota se muestra con preguntas como esta.',
  body: 'Nota',
  bodyRequired: 'Escriba una nota.',
  share: 'La ven también los clientes',
  shareHelp: 'Aquellos a quienes asignó este modelo. De lo contrario, solo su personal.',
  save: 'Guardar nota',
}
