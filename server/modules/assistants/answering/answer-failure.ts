import { DomainError } from '../../../domain/domain-error'

export const answersBusy = () =>
  new DomainError('unavailable', 'answers_busy', {
    en: 'Too many questions from your organization are waiting. Ask again in a moment.',
    es: 'Hay demasiadas preguntas de su organización en espera. Pregunte de nuevo en un momento.',
  })

export const answerTimedOut = () =>
  new DomainError('unavailable', 'answer_timeout', {
    en: 'Finding the answer took too long. Ask again, in fewer words if the question is long.',
    es: 'La búsqueda de la respuesta tardó demasiado. Pregunte de nuevo, con menos palabras si la pregunta es larga.',
  })

export const answerFailed = () =>
  new DomainError('unavailable', 'answer_failed', {
    en: 'The manuals cannot be searched at the moment. Ask again.',
    es: 'Los manuales no se pueden consultar en este momento. Pregunte de nuevo.',
  })
