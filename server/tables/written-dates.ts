/** In which order the dates of a column are written, as far as they are not written as in 2026-11-21. */
export type DateOrder = 'year_first' | 'month_first' | 'day_first'

const yearFirst = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})(?!\d)(.*)$/
const yearLast = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)(.*)$/

/**
 * Recognizes how the dates of a column are written: a number above 12 is a day, and points separate dates that begin
 * with the day.
 * @returns the order, `ambiguous` where every date can be read both ways, or undefined for a column without dates
 */
export function recognizeDateOrder(cells: Iterable<string>): DateOrder | 'ambiguous' | undefined {
  const found = { yearFirst: 0, dayFirst: 0, monthFirst: 0, points: 0, others: 0 }
  for (const cell of cells) {
    const [, first = '', sign, second = ''] = yearLast.exec(cell) ?? []
    if (sign === undefined) {
      if (yearFirst.test(cell)) found.yearFirst += 1
    } else if (Number(first) > 12) found.dayFirst += 1
    else if (Number(second) > 12) found.monthFirst += 1
    else if (sign === '.') found.points += 1
    else found.others += 1
  }
  if (found.dayFirst !== found.monthFirst) return found.dayFirst > found.monthFirst ? 'day_first' : 'month_first'
  if (found.points > 0) return 'day_first'
  if (found.others > 0 || found.dayFirst > 0) return 'ambiguous'
  return found.yearFirst > 0 ? 'year_first' : undefined
}

const clock = /^[T,]?\s*(\d{1,2}):(\d\d)(:\d\d(?:\.\d+)?)?\s*(?:([ap])\.?\s?m\.?)?$/i

/**
 * Writes a date, with its time if it has one, as ISO 8601 does.
 * @param order of the dates that do not begin with the year
 * @returns the text as it is if it is not such a date
 */
export function isoDate(text: string, order: DateOrder): string {
  const [, year = '', , month = '', day = '', rest = ''] = yearFirst.exec(text) ?? []
  if (year !== '') return compose([year, month, day], rest) ?? text
  const [, first = '', , second = '', last = '', time = ''] = yearLast.exec(text) ?? []
  if (last === '' || order === 'year_first') return text
  return compose(order === 'day_first' ? [last, second, first] : [last, first, second], time) ?? text
}

function compose([year, month, day]: readonly [string, string, string], rest: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const written = rest.trim()
  if (written === '') return date
  const [, hours, minutes, seconds = '', half] = clock.exec(written) ?? []
  if (hours === undefined) return undefined
  return `${date}T${fullHours(Number(hours), half)}:${minutes}${seconds}`
}

/** @param half a or p of a clock with twelve hours */
function fullHours(hours: number, half: string | undefined): string {
  const counted = half === undefined ? hours : (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return String(counted).padStart(2, '0')
}
