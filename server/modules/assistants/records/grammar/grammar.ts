import type { Asked, Grouping, State, Topic } from '../record-question'

/** Words and phrases, separated by commas. Inflected forms of a word count as the word. */
export type Phrases = string

/**
 * What the words of a question about records mean in one language. A question is read from left to right, the longest
 * phrase first; what no phrase has is a word that the records have to name, or shows that the question is none about them.
 */
export interface Grammar {
  /** Name a topic. */
  topics: Record<Topic, Phrases>
  /** Suggest a topic where no word names one. */
  hints: Partial<Record<Topic, Phrases>>
  /** Name maintenance, done or due, which the other words decide. */
  maintenance: Phrases
  /** Name maintenance of a kind: what is changed or checked in them is looked for in the tasks. */
  tasks: Phrases
  /** What is done to machines, if it is in the past. */
  doneVerbs: Phrases
  asked: Record<Asked, Phrases>
  states: Record<State, Phrases>
  /** By what sums are divided. */
  by: Record<Grouping, Phrases>
  /** The asker's side: "we", "our". */
  own: Phrases
  /** All machines. */
  fleet: Phrases
  /** The chosen machine. */
  chosen: Phrases
  /** Show that hours are counted towards something: "until", "left". */
  remaining: Phrases
  /** Shows that something has happened. */
  past: Phrases
  /** The record before the one that was named last. */
  previous: Phrases
  /** Begin a question that leans on the one before. */
  followUp: Phrases
  /** Show that a manual is asked, whatever else is said. */
  manual: Phrases
  /** Say nothing about records. */
  noise: Phrases
  /** Before a name: "of", "for". */
  beforeName: Phrases
  /** Between the name of a record and its number. */
  numberSign: Phrases
  period: PeriodWords
}

export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year'

export interface PeriodWords {
  units: Record<Unit, Phrases>
  /** Days by how far they are from today. */
  days: Record<'-2' | '-1' | '0' | '1', Phrases>
  /** Before a unit, or after it. */
  current: Phrases
  past: Phrases
  next: Phrases
  ago: Phrases
  since: Phrases
  until: Phrases
  before: Phrases
  after: Phrases
  between: Phrases
  /** Between the two ends of a period. */
  and: Phrases
  /** Before a day, a month or a year: "in", "on". */
  at: Phrases
  /** January to December, with short forms after a slash. */
  months: Phrases
  /** Monday to Sunday. */
  weekdays: Phrases
  /** Feasts by their days: `christmas=12-25`. */
  feasts: Phrases
  /** Parts of a year by their first month, from 1, and how many months they have: `summer=6+3`. */
  parts: Phrases
  /** Names of months that are other words, too, so that they need a word of time before them. */
  ambiguousMonths: Phrases
  /** Whether the day comes before the month in dates of figures, where the region does not say. */
  isDayFirst: boolean
}
