import type { ComposedAnswer } from '../answering/engine'
import { detectLanguage, type Language } from '../finding/query/language'
import { normalise } from '../finding/query/normalise'
import type { QuestionScope } from './question-scope'

const phrases: Record<Language, { pending: string; unreadable: (names: string) => string; none: string }> = {
  en: {
    pending: 'The manuals of this machine are still being read, so this question cannot be answered yet.',
    unreadable: (names) => `The manuals of this machine could not be read: ${names}. You can ask the dealer instead.`,
    none: 'There is no manual for this machine yet. You can ask the dealer instead.',
  },
  es: {
    pending: 'Los manuales de esta máquina aún se están leyendo, así que todavía no se puede responder.',
    unreadable: (names) =>
      `No se pudieron leer los manuales de esta máquina: ${names}. Puede preguntar al concesionario.`,
    none: 'Aún no hay ningún manual de esta máquina. Puede preguntar al concesionario.',
  },
  de: {
    pending: 'Die Handbücher dieser Maschine werden noch gelesen; die Frage kann noch nicht beantwortet werden.',
    unreadable: (names) =>
      `Die Handbücher dieser Maschine konnten nicht gelesen werden: ${names}. Sie können den Händler fragen.`,
    none: 'Zu dieser Maschine gibt es noch kein Handbuch. Sie können den Händler fragen.',
  },
}

/** The answer if no manual is ready: manuals are still being read, which is not a refusal, or there are none. */
export function answerWithoutManuals(prompt: string, { pending, unreadable }: QuestionScope): ComposedAnswer {
  const texts = phrases[detectLanguage(normalise(prompt).split(/[^\p{L}]+/u))]
  const refusal =
    unreadable.length > 0 ? texts.unreadable(unreadable.map(({ displayName }) => displayName).join(', ')) : texts.none
  const isPending = pending.length > 0
  return {
    response: isPending ? texts.pending : refusal.slice(0, 2000),
    confidence: isPending ? 'sure' : 'none',
    refused: !isPending,
    citations: [],
    nearest: [],
    safety: [],
    followUps: [],
  }
}
