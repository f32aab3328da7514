import type { Day } from '../../../../domain/day'
import { periodFor } from '../meaning/period-for'
import { periodBefore } from '../periods/period-before'
import type { RecordQuestion } from '../record-question'
import type { Slots } from '../words/slots'

/** "And the month before?", also where that is what "last month" says of today. */
export function periodAfter(earlier: RecordQuestion, slots: Slots, today: Day): RecordQuestion['period'] {
  const period = periodFor(slots, earlier.topic, today)
  const isSame = period !== undefined && period.from === earlier.period?.from && period.to === earlier.period?.to
  if (earlier.period && (slots.marks.has('periodBefore') || isSame)) return periodBefore(earlier.period)
  return period ?? earlier.period
}
