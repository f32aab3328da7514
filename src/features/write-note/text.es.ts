import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  addTitle: 'Escribir una nota',
  editTitle: 'Editar nota',
  question: 'Pregunta',
  questionHelp: 'La nota se muestra con preguntas como esta.',
  body: 'Nota',
  bodyRequired: 'Escriba una nota.',
  share: 'Compartir con los clientes',
  shareHelp: 'La ven los clientes a los que asignó este modelo. De lo contrario, solo la ve su personal.',
  save: 'Guardar nota',
}
