import { isDay } from './day'
import { momentAt, type TimeZone } from './time-zone'

/** No hour meter was read before. Earlier years, such as the year 0, are valid ISO 8601 but not in every database type. */
export const EARLIEST_READING = Date.UTC(1950, 0, 1)

const pattern = /^(\d{4}-\d\d-\d\d)([T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?(Z|[+-]\d\d:?\d\d)?$/

/**
 * When a meter was read, as a table or another system writes it (ISO 8601). A day means its beginning.
 * @param timeZone of days and of times that name none
 * @returns undefined for anything else, such as the 30th of February, and for times before `EARLIEST_READING`
 */
export function parseReadingTime(text: string, timeZone: TimeZone = 'UTC'): Date | undefined {
  const [, day = '', time = 'T00:00:00', offset] = text.match(pattern) ?? []
  if (!isDay(day)) return undefined
  const local = `${day}${time.replace(' ', 'T')}`
  const moment = offset ? new Date(`${local}${offset}`) : momentAt(timeZone, local)
  return moment.getTime() >= EARLIEST_READING ? moment : undefined
}
