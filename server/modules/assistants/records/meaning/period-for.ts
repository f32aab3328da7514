import type { Day } from '../../../../domain/day'
import { unitsBack } from '../periods/units'
import { isQuote, type RecordQuestion, type Topic } from '../record-question'
import type { Slots } from '../words/slots'

/** Months to come are meant for what is due, past ones for all else; "to ship today" is what is to ship now. */
export function periodFor(
  { period, states, marks }: Pick<Slots, 'period' | 'states' | 'marks'>,
  topic: Topic,
  today: Day,
): RecordQuestion['period'] {
  const isNow = period?.from === today && period.to === today
  if (isNow && (topic === 'machines' || topic === 'waiting' || (topic === 'orders' && states.includes('to_ship'))))
    return undefined
  // No order says when it will arrive.
  if (isToCome({ states, period }, topic, today)) return undefined
  const isAhead = topic === 'due' || (isQuote.has(topic) && marks.has('ending') && !marks.has('past'))
  const last = period?.to ?? period?.from
  if (!isAhead || !last || last >= today || /\d{4}/.test(period?.title ?? '')) return period
  const inYear = (day: Day | undefined) => day && unitsBack(day, 'year', -1)
  return period && { ...period, from: inYear(period.from), to: inYear(period.to) }
}

/** Whether what is still to arrive is asked for by a day, which no order has. */
export const isToCome = ({ states, period }: Pick<Slots, 'states' | 'period'>, topic: Topic, today: Day): boolean =>
  topic === 'orders' && states.includes('undelivered') && period !== undefined && (period.to ?? today) >= today
