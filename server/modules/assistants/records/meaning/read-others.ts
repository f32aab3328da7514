import { addDays, type Day, daysBetween } from '../../../../domain/day'
import { unitOf, unitsBack } from '../periods/units'
import type { RecordQuestion, State, Topic } from '../record-question'
import type { Slots } from '../words/slots'
import { statesOf } from './topic-states'

/** "Who bought the most, Ridgeline or Tall Pines" */
const asksWhichOfTwo = ({ tokens, names }: Slots): boolean =>
  names.length > 1 &&
  tokens.some(({ word }) => /^(?:or|o|u)$/.test(word)) &&
  tokens.some(({ word }) => /^(?:most|mas)$/.test(word))

/** Whether it asks where there is more or less. */
export function comparisonIn(slots: Slots): RecordQuestion['compares'] {
  const { marks, asked } = slots
  if (marks.has('lessThan') || asked.has('smallest')) return 'less'
  return marks.has('moreThan') || asked.has('largest') || asksWhichOfTwo(slots) ? 'more' : undefined
}

interface Read {
  topic: Topic
  state: State | undefined
  words: readonly string[]
  today: Day
  /** Two things that are compared. */
  compared: readonly [readonly string[], readonly string[]] | undefined
}

/** What is asked besides: "SO-1048 and SO-1050", "this month and last month", "expired or cancelled", "oil or air filters". */
export function othersOf(slots: Slots, { topic, state, words, today, compared }: Read): RecordQuestion['others'] {
  const { otherNumbers, otherPeriods, number, period, states } = slots
  const same = { period, number: number?.number, state, words }
  const otherStates = state === undefined ? [] : states.filter((one) => one !== state)
  const present = otherPeriods.length === 0 ? periodNow(slots, today) : undefined
  return [
    ...otherNumbers.map((other) => ({ ...same, number: other.number, words: [] })),
    ...otherPeriods.map((other) => ({ ...same, period: other })),
    ...(present ? [{ ...same, period: present }] : []),
    ...(compared ? [{ ...same, words: compared[1] }] : []),
    ...otherStates
      .filter((one) => statesOf(topic).has(one) && isEnd.has(one) && isEnd.has(state ?? one))
      .map((other) => ({ ...same, state: other })),
  ]
}

/** States that a record has alone. */
const isEnd: ReadonlySet<State> = new Set(['expired', 'cancelled', 'failed', 'declined', 'accepted', 'completed'])

/** "Compared with last month" means this one beside it. */
function periodNow(slots: Slots, today: Day): RecordQuestion['period'] {
  const { period, tokens } = slots
  if (!comparisonIn(slots) || !period?.from || !period.to || period.to >= today) return undefined
  const isBeside = tokens.some(({ word }) =>
    /^(?:compared?|comparison|than|down|versus|vs|que|comparad[oa]|frente|respecto)$/.test(word),
  )
  const { unit, count } = unitOf(daysBetween(period.from, period.to) + 1)
  const from = addDays(period.to, 1)
  const to = addDays(unitsBack(from, unit, -count), -1)
  return isBeside && to >= today ? { from, to, title: period.title } : undefined
}

/** "Do we sell more oil filters or belts": the words before "or", and those behind it. */
export function comparedWords(slots: Slots, words: readonly string[]): Read['compared'] {
  const { tokens, unknown } = slots
  if (comparisonIn(slots) === undefined || words.length < 2) return undefined
  const ofWords = unknown.filter(({ word }) => words.includes(word))
  const joint = tokens.findIndex(
    ({ word }, index) =>
      /^(?:or|o|u|vs|versus|than)$/.test(word) &&
      ofWords.some(({ position }) => position < index) &&
      ofWords.some(({ position }) => position > index),
  )
  if (joint < 0) return undefined
  const side = (isBefore: boolean) =>
    ofWords.filter(({ position }) => position < joint === isBefore).map(({ word }) => word)
  return [side(true), side(false)]
}
