import type { Asker, ComposedAnswer } from '../answering/engine'
import { shorten } from '../answering/extractive/markdown'
import { messageAnswer } from '../answering/message-answer'
import { detectLanguage, type Language } from '../finding/query/language'
import { normalise } from '../finding/query/normalise'
import type { QuestionScope } from './question-scope'

interface Phrases {
  pending: string
  unreadable: (names: string) => string
  none: string
  askDealer: string
  /** For staff, after `unreadable` and after `none`. */
  seeReason: string
  addManual: string
}

const phrases: Record<Language, Phrases> = {
  en: {
    pending: 'The manuals of this machine are still being read, so this question cannot be answered yet.',
    unreadable: (names) => `The manuals of this machine could not be read: ${names}.`,
    none: 'There is no manual for this machine yet.',
    askDealer: 'You can ask the dealer instead.',
    seeReason: 'The page of the machine shows why.',
    addManual: 'You can add one on the page of the machine.',
  },
  es: {
    pending: 'Los manuales de esta máquina aún se están leyendo, así que todavía no se puede responder.',
    unreadable: (names) => `No se pudieron leer los manuales de esta máquina: ${names}.`,
    none: 'Aún no hay ningún manual de esta máquina.',
    askDealer: 'Puede preguntar al concesionario.',
    seeReason: 'La página de la máquina muestra el motivo.',
    addManual: 'Puede añadir uno en la página de la máquina.',
  },
  de: {
    pending: 'Die Handbücher dieser Maschine werden noch gelesen; die Frage kann noch nicht beantwortet werden.',
    unreadable: (names) => `Die Handbücher dieser Maschine konnten nicht gelesen werden: ${names}.`,
    none: 'Zu dieser Maschine gibt es noch kein Handbuch.',
    askDealer: 'Sie können den Händler fragen.',
    seeReason: 'Die Seite der Maschine zeigt den Grund.',
    addManual: 'Auf der Seite der Maschine können Sie eines hinzufügen.',
  },
}

const MAX_NAMES_LENGTH = 1500

/** The answer if no manual is ready: manuals are still being read, which is not a refusal, or there are none. */
export function answerWithoutManuals(
  prompt: string,
  { pending, unreadable }: QuestionScope,
  asker: Asker,
): ComposedAnswer {
  const texts = phrases[detectLanguage(normalise(prompt).split(/[^\p{L}]+/u))]
  const names = shorten(unreadable.map(({ displayName }) => displayName).join(', '), MAX_NAMES_LENGTH)
  const [reason, staffAdvice] = names ? [texts.unreadable(names), texts.seeReason] : [texts.none, texts.addManual]
  return pending.length > 0
    ? messageAnswer(texts.pending, 'sure')
    : messageAnswer(`${reason} ${asker === 'staff' ? staffAdvice : texts.askDealer}`, 'none')
}
