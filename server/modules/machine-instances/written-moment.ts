import { isDay } from './instance'

/** No meter was read before; it keeps what a format lets through, such as the year 0, from the database. */
export const earliestReading = Date.UTC(1950, 0, 1)

const form = /^(\d{4}-\d\d-\d\d)([T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?(Z|[+-]\d\d:?\d\d)?$/

/**
 * When a meter was read, as a table or another system writes it (ISO 8601). A day stands for its beginning in UTC, a
 * moment without a zone is UTC.
 * @returns undefined for what is no moment, such as the 30th of February, or lies before all meters
 */
export function writtenMoment(text: string): Date | undefined {
  const [, day = '', time = 'T00:00:00', zone = 'Z'] = text.match(form) ?? []
  const moment = new Date(`${day}${time.replace(' ', 'T')}${zone}`)
  return isDay(day) && moment.getTime() >= earliestReading ? moment : undefined
}
