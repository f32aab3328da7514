import type { components } from '#contract/platform'

type Schemas = components['schemas']

export type Rating = Schemas['Rating']

/** What somebody thought of an answer, with the question that it answers. */
export interface Feedback {
  id: string
  rating: Rating
  reason: string
  assistant: Schemas['AssistantName']
  /** Brand and model. */
  machine: string
  question: string
  answer: string
  refused: boolean
  /** E-mail of who gave it. */
  person: string
  organization: string | null
  conversationId: string
  /** When it was given, or changed last. */
  givenAt: Date
}

/** A stretch of time, `before` not included; an absent end is open. */
export interface Period {
  from?: Date
  before?: Date
}

/**
 * The period from the first to the last of two days (YYYY-MM-DD, UTC), both included.
 * @returns the name of the end that is wrong: a day that no calendar has, or a last day before the first
 */
export function periodOf(from: string | undefined, to: string | undefined): Period | { wrong: 'from' | 'to' } {
  const [first, last] = [from, to].map((day) => (day === undefined ? undefined : dayOf(day)))
  if (first === null) return { wrong: 'from' }
  if (last === null || (first && last && last < first)) return { wrong: 'to' }
  return {
    ...(first && { from: first }),
    ...(last && { before: new Date(last.getTime() + dayMs) }),
  }
}

const dayMs = 24 * 60 * 60 * 1000

/** Midnight of a day; null for one such as the 31st of February. */
function dayOf(text: string): Date | null {
  const day = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : null
}
