import { anyWord } from '../../../../languages/manual-words'
import { normalise } from '../../../../languages/text/normalise'
import { unitOf } from '../../../../languages/text/unit'
import type { Unit } from './unit'

/**
 * Whether a row of a maintenance schedule has its interval in its first column, "Hours: 250": that is when its work is due,
 * not how long something lasts.
 */
export const isScheduleRow = ({ cells = [], columns = [] }: Unit): boolean =>
  unitOf(normalise(columns[0] ?? '').trim(), true) === 'hour' && /^\d{1,3}0$/.test(cells[0]?.trim() ?? '')

/** Before what is done: "whichever comes first" is no first time. */
const first = new RegExp(`\\b${anyWord('first')}\\b(?=\\s+[\\p{L}\\d])`, 'u')

/** Whether a text is about what is done once, after the first hours: "First change only". */
export const isOfFirst = (text: string): boolean => first.test(normalise(text))
