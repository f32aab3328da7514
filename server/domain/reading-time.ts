import { isDay } from './day'
import { momentAt, type TimeZone } from './time-zone'

/** No hour meter was read earlier. The year 0, for example, is valid in ISO 8601 but not in PostgreSQL. */
export const EARLIEST_READING = Date.UTC(1950, 0, 1)

const pattern = /^(\d{4}-\d\d-\d\d)([T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?(Z|[+-]\d\d:?\d\d)?$/

/**
 * Parses the time of a reading from a table or another system (ISO 8601). A date means its first moment.
 * @param timeZone applies to dates and to times without an offset
 * @returns undefined for anything else, such as February 30, and for times before `EARLIEST_READING`
 */
export function parseReadingTime(text: string, timeZone: TimeZone = 'UTC'): Date | undefined {
  const [, day = '', time = 'T00:00:00', offset] = text.match(pattern) ?? []
  if (!isDay(day)) return undefined
  const local = `${day}${time.replace(' ', 'T')}`
  const moment = offset ? new Date(`${local}${offset}`) : momentAt(timeZone, local)
  return moment.getTime() >= EARLIEST_READING ? moment : undefined
}
