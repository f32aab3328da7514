import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Preguntas sin respuesta',
  summary:
    'Lo que se ha preguntado en el último año sobre sus modelos y ningún manual responde. Una pregunta deja de aparecer cuando su modelo tiene un manual más nuevo. No se muestra quién preguntó.',
  summaryOfAll:
    'Lo que se ha preguntado en el último año y ningún manual responde, por concesionario. Una pregunta deja de aparecer cuando su modelo tiene un manual más nuevo. No se muestra quién preguntó.',
  search: 'Buscar pregunta o modelo',
  searchHint: 'Pregunta o modelo',
  question: 'Pregunta',
  about: 'Sobre: {{words}}',
  model: 'Modelo',
  dealership: 'Concesionario',
  noDealership: '–',
  count: 'Preguntada',
  countOf_one: '{{count}} vez',
  countOf_other: '{{count}} veces',
  lastAsked: 'Última vez',
  actions: 'Acciones',
  addManual: 'Añadir un manual',
  addManualFor: 'Añadir un manual de {{machine}} que responda «{{question}}»',
  openConversation: 'Abrir su conversación',
  emptyTitle: 'No hay preguntas sin respuesta',
  empty:
    'Cuando alguien pregunta a un asistente por uno de sus modelos y ningún manual responde, la pregunta aparece aquí.',
}
