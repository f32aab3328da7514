import { normalise } from '../query/normalise'
import { unitOf } from '../query/unit'
import type { Unit } from './unit'

/**
 * Whether a row of a maintenance schedule has its interval in its first column, "Hours: 250": that is when its work is due,
 * not how long something lasts.
 */
export const isScheduleRow = ({ cells = [], columns = [] }: Unit): boolean =>
  unitOf(normalise(columns[0] ?? '').trim(), true) === 'hour' && /^\d{1,3}0$/.test(cells[0]?.trim() ?? '')
