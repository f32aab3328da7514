import { isDay } from './day'

/** No hour meter was read before. Earlier years, such as the year 0, are valid ISO 8601 but not in every database type. */
export const EARLIEST_READING = Date.UTC(1950, 0, 1)

const pattern = /^(\d{4}-\d\d-\d\d)([T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?(Z|[+-]\d\d:?\d\d)?$/

/**
 * When a meter was read, as a table or another system writes it (ISO 8601). A day means its beginning in UTC, a time
 * without a zone is UTC.
 * @returns undefined for anything else, such as the 30th of February, and for times before `EARLIEST_READING`
 */
export function parseReadingTime(text: string): Date | undefined {
  const [, day = '', time = 'T00:00:00', zone = 'Z'] = text.match(pattern) ?? []
  const moment = new Date(`${day}${time.replace(' ', 'T')}${zone}`)
  return isDay(day) && moment.getTime() >= EARLIEST_READING ? moment : undefined
}
