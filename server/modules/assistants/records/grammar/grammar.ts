import type { Field } from '../../../../record-tools/fields'
import type { OrganizationField } from '../../../../record-tools/organization-field'
import type { Asked, Grouping, State, Topic } from '../record-question'

/**
 * Words and phrases, separated by commas. Inflected forms of a word count as the word, unless `=` before the phrase says that
 * it is meant as it is written.
 */
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
  /** Ask for a field of an organization: its address, its phone number. They are no names of anything. */
  fields: Record<OrganizationField, Phrases>
  states: Record<State, Phrases>
  /** What is still to be done of records. */
  toDo: ToDoWords
  /** Ask for one thing of a record; what happened to it only beside "who", "when" or "why". */
  details: Record<Field, Phrases>
  /** By what sums are divided. */
  by: Record<Grouping, Phrases>
  /** The asker's side: "we", "our". */
  own: Phrases
  /** Others than the asker's own organization: "which other companies". */
  others: Phrases
  /** All machines. */
  fleet: Phrases
  /** The chosen machine. */
  chosen: Phrases
  /** Show that hours are counted towards something: "until", "left". */
  remaining: Phrases
  /** What is still to come of records that are named: "which orders are waiting", "what is missing". */
  rest: Phrases
  /** What people ask for of records that is not summed or chosen by: taxes, fees. It is said not to be considered. */
  unsupported: Phrases
  /** Use on an average day, by which hours are compared; of all else it is said not to be considered. */
  daily: Phrases
  /** What has none of the records is asked for: "machines without readings". */
  lacking: Phrases
  /** Before a figure, what is larger or smaller than it is asked for. */
  over: Phrases
  under: Phrases
  /** Ask for the parts of a service: "what do I need for the 500 h service". */
  needed: Phrases
  /** The same of a service of a machine or a model; of any other, its steps may be meant: "what does a service include". */
  contents: Phrases
  /** Ask by which figure of the meter something is due or was done; without a machine, a manual is asked. */
  atHours: Phrases
  /** Compare what is named: "who has more". */
  versus: Phrases
  /** That a quote left the dealership. */
  sent: Phrases
  /** That what is good for a time ends: "expires". */
  ending: Phrases
  /** That something is paid later, by invoice. */
  account: Phrases
  /** That somebody who is named owes money; without a name the word says that something must be done. */
  owes: Phrases
  /** That something is paid by card. */
  card: Phrases
  tax: Phrases
  /** Ask for the way or the state of something: "how is my order", "how is the boom shipped". */
  manner: Phrases
  /** Ask whether there is something, what it costs or what its number is, which may be a part: "got any", "how much is". */
  possession: Phrases
  /** Ask for all tasks of machines, not for those that come next. */
  plan: Phrases
  /** Ask for what a part has besides its price and its stock: its maker, its pack, its core charge, what it fits. */
  partFields: Phrases
  /** Change the stock, which a ledger records: "received", "counted", "moved". */
  moves: Phrases
  /** Show that a part took the place of another. */
  replacement: Phrases
  /** Where parts are stored. */
  place: Phrases
  /** Shows that something has happened. */
  past: Phrases
  /** The time before the one that was asked about last. */
  periodBefore: Phrases
  /** The record before the one that was named last. */
  previous: Phrases
  /** Means a record that was asked about before: "it", "that order". */
  meansOne: Phrases
  /** Means several of them: "them", "which ones". */
  meansSeveral: Phrases
  /** All but the one that was asked about before: "the other". */
  meansOther: Phrases
  /** Asks for the reason of what was found. */
  reason: Phrases
  /** Places in a list, from 1; `-1` is its end. */
  positions: Record<ListPosition, Phrases>
  /** Ask where there is more or less of several. */
  moreThan: Phrases
  lessThan: Phrases
  /** Begin a question that leans on the one before. */
  followUp: Phrases
  /** Show that a manual is asked, whatever else is said. */
  manual: Phrases
  /** Phrases that say nothing about records, whatever their words mean by themselves. */
  aside: Phrases
  /** Say nothing about records. */
  noise: Phrases
  /** Before a name: "of", "for". */
  beforeName: Phrases
  /** Between the name of a record and its number. */
  numberSign: Phrases
  period: PeriodWords
  amount: AmountWords
}

/** What may still have to be done of a record. */
export const actions = [
  'ship',
  'send',
  'pick',
  'begin',
  'collect',
  'receive',
  'deliver',
  'pay',
  'refund',
  'approve',
  'confirm',
  'answer',
  'price',
  'schedule',
  'complete',
  'cancel',
  'read',
] as const

export type Action = (typeof actions)[number]

/** Words that say that something is still to be done, each as it is written. */
export interface ToDoWords {
  /** That somebody has to do it: "we still have to". */
  obliged: Phrases
  /** That it lies ahead: "waiting to", "yet to". */
  ahead: Phrases
  /** That it has not been done: "not yet". */
  denied: Phrases
  /** That somebody waits for it: "awaiting". */
  awaiting: Phrases
  /** May be between those and the verb. */
  between: Phrases
  /** May be there, too, and says that the asker's side has to do it: "waiting for my answer". */
  ofOwn: Phrases
  /** Or that another side has to. */
  ofOther: Phrases
  /** May follow the verb. */
  behind: Phrases
  /** All forms of the verbs, and their nouns. */
  verbs: Record<Action, Phrases>
}

/** Before a sum of money, and behind its figure. */
export interface AmountWords {
  above: Phrases
  below: Phrases
  atLeast: Phrases
  atMost: Phrases
  between: Phrases
  /** Between the two ends of a range. */
  and: Phrases
  currency: Phrases
  /** Show that a figure before them is no sum of money. */
  units: Phrases
}

export const listPositions = [2, 3, 4, 5, -1] as const

export type ListPosition = (typeof listPositions)[number]

export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year'

export interface PeriodWords {
  units: Record<Unit, Phrases>
  /** Days by how far they are from today. */
  days: Record<'-2' | '-1' | '0' | '1', Phrases>
  /** Thirds of a month, before its name: "mid November". */
  thirds: Record<'first' | 'middle' | 'last', Phrases>
  /** What says of all that is asked that it is as it stands now: "as of today". */
  now: Phrases
  /** Before a unit, or after it. */
  current: Phrases
  /** Before a unit alone: "the biggest of the year". */
  ofCurrent: Phrases
  /** Before a span of time that has passed: "older than". */
  olderThan: Phrases
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
