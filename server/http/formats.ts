/** Only as the server writes them: without the prefix `urn:uuid:`, which the usual format allows, and without capitals,
 * which PostgreSQL considers equal but string comparisons and room names do not. */
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

const day = /^(\d{4})-(\d\d)-(\d\d)$/
const time = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/i

/**
 * The years of ISO 8601 that need no agreement, from the first of the Gregorian calendar; the last one is left out, so that
 * a day more or another time zone has four digits as well.
 */
const first = Date.parse('1583-01-01T00:00:00Z')
const last = Date.parse('9998-12-31T23:59:59.999Z')

/** A day of the calendar, in the years 1583 to 9998. */
function isDay(text: string): boolean {
  const [, year, month, date] = day.exec(text) ?? []
  if (year === undefined || year < '1583' || year > '9998') return false
  // A day that the month does not have would be one of the next month.
  return new Date(`${text}T00:00:00Z`).getUTCDate() === Number(date) && Number(month) <= 12
}

/**
 * A day of the calendar before or after those years as the first or last day in them, so that a filter such as “until
 * 9999-12-31” means everything; any other text as it is.
 */
export function nearestDay(text: string): string {
  const [, year, month, date] = day.exec(text) ?? []
  if (year === undefined || !isDay(`2000-${month}-${date}`)) return text
  if (year < '1583') return '1583-01-01'
  return year > '9998' ? '9998-12-31' : text
}

/** A moment that both JavaScript and PostgreSQL can read: without leap seconds, and with an offset that exists. */
function isMoment(text: string): boolean {
  const moment = Date.parse(text)
  return isDay(time.exec(text)?.[1] ?? '') && moment >= first && moment <= last
}

/**
 * The formats of the contract, each no wider than what reads the value later: the usual ones of JSON Schema accept days
 * that no calendar has, and offsets of a hundred hours.
 */
export const contractFormats = { uuid, date: isDay, 'date-time': isMoment } as const
