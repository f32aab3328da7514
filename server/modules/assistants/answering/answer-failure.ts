import { DomainError } from '../../../domain/domain-error'

export const answersBusy = () =>
  new DomainError('unavailable', 'answers_busy', {
    en: 'Too many questions of your organization are waiting. Ask again in a moment.',
    es: 'Hay demasiadas preguntas de su organización en espera. Pregunte de nuevo en un momento.',
  })

export const answerTimedOut = () =>
  new DomainError('unavailable', 'answer_timeout', {
    en: 'The answer took too long and was given up. Ask again, in fewer words if the question is long.',
    es: 'La respuesta tardó demasiado y se abandonó. Pregunte de nuevo, con menos palabras si la pregunta es larga.',
  })

export const answerFailed = () =>
  new DomainError('unavailable', 'answer_failed', {
    en: 'The manuals could not be searched at the moment. Ask again.',
    es: 'No se pudieron consultar los manuales en este momento. Pregunte de nuevo.',
  })
