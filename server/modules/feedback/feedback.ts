import { invalid } from '../../domain/domain-error'

export type Rating = 'up' | 'down'

/** What somebody thought of an answer, with the question that it answers. */
export interface Feedback {
  id: string
  rating: Rating
  reason: string
  assistant: 'general' | 'operations' | 'parts'
  /** Brand and model; null if none was chosen. */
  machine: string | null
  question: string
  answer: string
  confidence: 'sure' | 'unsure' | 'none'
  /** E-mail of who gave it. */
  person: string
  organization: string | null
  conversationId: string
  /** When it was given, or changed last. */
  givenAt: Date
}

/** `before` is not included; an absent end is open. */
export interface Period {
  from?: Date
  before?: Date
}

/**
 * The period from the first to the last of two days (YYYY-MM-DD, UTC), both included.
 * @throws DomainError invalid for a day that no calendar has, and for a last day before the first
 */
export function periodOf(from: string | undefined, to: string | undefined): Period {
  const [first, last] = [from, to].map((day) => (day === undefined ? undefined : dayOf(day)))
  if (first === null) throw wrongFirstDay()
  if (last === null || (first && last && last < first)) throw wrongLastDay()
  return {
    ...(first && { from: first }),
    ...(last && { before: new Date(last.getTime() + dayMs) }),
  }
}

const wrongFirstDay = () =>
  invalid({
    path: 'query.from',
    message: { en: 'Enter a valid date.', es: 'Introduzca una fecha válida.' },
  })

const wrongLastDay = () =>
  invalid({
    path: 'query.to',
    message: {
      en: 'Enter a valid date that is not before the first one.',
      es: 'Introduzca una fecha válida que no sea anterior a la primera.',
    },
  })

const dayMs = 24 * 60 * 60 * 1000

/** Midnight of a day; null for one such as the 31st of February. */
function dayOf(text: string): Date | null {
  const day = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : null
}
