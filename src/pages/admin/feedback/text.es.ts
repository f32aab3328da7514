import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Opiniones',
  search: 'Buscar pregunta, motivo o persona',
  searchHint: 'Pregunta o persona',
  rating: 'Valoración',
  anyRating: 'Cualquier valoración',
  assistant: 'Asistente',
  anyAssistant: 'Todos los asistentes',
  from: 'Desde (UTC)',
  to: 'Hasta (UTC)',
  given: 'Fecha',
  question: 'Pregunta',
  reason: 'Motivo',
  noReason: 'Sin motivo',
  machine: 'Máquina',
  person: 'Persona',
  organization: 'Organización',
  answer: 'Respuesta',
  details: 'Opinión sobre una respuesta',
  explain: '¿Por qué esta respuesta?',
  emptyTitle: 'Todavía no hay opiniones',
  empty: 'Aquí aparece lo que se piensa de las respuestas: pulgar arriba o abajo, con el motivo.',
}
