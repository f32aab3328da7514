import { waitingKindValues } from '#contract/platform-limits'

export type WaitingKind = (typeof waitingKindValues)[number]

/** An order, a thread, a customer or a model where something waits. */
export interface WaitingPlace {
  id: string
  name: string
  count: number
  since: Date
}

export interface WaitingItem {
  kind: WaitingKind
  count: number
  since: Date
  places: WaitingPlace[]
}

/** More are not counted: nobody works through a longer list by its number. */
export const MAX_COUNTED = 1000

const dayMs = 86_400_000

/** After that, nobody waits for an answer to a message any more. */
const DAYS_OF_MESSAGES = 90

/** The questions that the figures of Home count as well. */
const DAYS_OF_QUESTIONS = 14

export interface Since {
  messages: Date
  questions: Date
}

/** From when on messages and questions wait. */
export const waitingSince = (now: Date): Since => ({
  messages: new Date(now.getTime() - DAYS_OF_MESSAGES * dayMs),
  questions: new Date(now.getTime() - DAYS_OF_QUESTIONS * dayMs),
})

/** What waits, in the order of the kinds; without those of which nothing waits. */
export const inOrder = (items: readonly WaitingItem[]): WaitingItem[] =>
  waitingKindValues.flatMap((kind) => items.filter((item) => item.kind === kind && item.count > 0))
