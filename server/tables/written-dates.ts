import { headingKey } from './heading'

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

const months = [
  ['jan', 'january', 'januar', 'ene', 'enero', 'janv', 'janvier'],
  ['feb', 'february', 'februar', 'febrero', 'fevr', 'fev', 'fevrier'],
  ['mar', 'march', 'marz', 'mrz', 'marzo', 'mars'],
  ['apr', 'april', 'abr', 'abril', 'avr', 'avril'],
  ['may', 'mai', 'mayo'],
  ['jun', 'june', 'juni', 'junio', 'juin'],
  ['jul', 'july', 'juli', 'julio', 'juil', 'juillet'],
  ['aug', 'august', 'ago', 'agosto', 'aout'],
  ['sep', 'sept', 'september', 'septiembre', 'septembre'],
  ['oct', 'october', 'okt', 'oktober', 'octubre', 'octobre'],
  ['nov', 'november', 'noviembre', 'novembre'],
  ['dec', 'december', 'dez', 'dezember', 'dic', 'diciembre', 'decembre'],
]

const dayNamed = /^(\d{1,2})(?:st|nd|rd|th|\.|er)?[ -]+(?:de )?(\p{L}+)\.?,?[ -]+(?:de )?(\d{4})(?!\d)(.*)$/iu
const monthNamed = /^(\p{L}+)\.?[ -]+(\d{1,2})(?:st|nd|rd|th)?,?[ -]+(\d{4})(?!\d)(.*)$/iu

/** `5. Nov 2026` or `November 5, 2026`, in the languages of headings. */
function namedDate(text: string): string | undefined {
  const [, day = '', name = '', year = '', rest = ''] = dayNamed.exec(text) ?? []
  const [, otherName = '', otherDay = '', otherYear = '', otherRest = ''] = monthNamed.exec(text) ?? []
  const key = headingKey(name || otherName)
  const month = months.findIndex((names) => names.includes(key)) + 1
  return month === 0 ? undefined : compose([year || otherYear, String(month), day || otherDay], rest || otherRest)
}

/** 20261105 of machines, and the days since 1900 that a spreadsheet counts where a cell has no format of a date. */
function bareDate(text: string): string | undefined {
  const [, year, month, day] = /^((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.exec(text) ?? []
  if (year && month && day) return `${year}-${month}-${day}`
  if (!/^[2-5]\d{4}(?:\.\d+)?$/.test(text)) return undefined
  const time = new Date(Date.UTC(1899, 11, 30) + Math.round(Number(text) * 86_400) * 1000).toISOString()
  return text.includes('.') ? time.slice(0, 19) : time.slice(0, 10)
}

const clock = /^[T,]?\s*(\d{1,2}):(\d\d)(:\d\d(?:\.\d+)?)?\s*(?:([ap])\.?\s?m\.?)?\s*(.*)$/i
/** `(UTC-05:00)`, `GMT+1`, `-0500`; names of zones such as CST mean several. */
const zone = /^\(?(?:Z|(?:UTC|GMT)?(?:([+\-−])(\d{1,2})(?::?(\d\d))?)?)\)?$/i

/**
 * Writes a date, with its time if it has one, as ISO 8601 does.
 * @param order of the dates that do not begin with the year
 * @returns the text as it is if it is not such a date
 */
export function isoDate(text: string, order: DateOrder): string {
  const [, year = '', , month = '', day = '', rest = ''] = yearFirst.exec(text) ?? []
  if (year !== '') return compose([year, month, day], rest) ?? text
  const [, first = '', , second = '', last = '', time = ''] = yearLast.exec(text) ?? []
  if (last === '') return namedDate(text) ?? bareDate(text) ?? text
  if (order === 'year_first') return text
  return compose(order === 'day_first' ? [last, second, first] : [last, first, second], time) ?? text
}

function compose([year, month, day]: readonly [string, string, string], rest: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const written = rest.trim()
  if (written === '') return date
  const [, hours, minutes, seconds = '', half, place = ''] = clock.exec(written) ?? []
  const offset = offsetOf(place)
  if (hours === undefined || offset === undefined) return undefined
  return `${date}T${fullHours(Number(hours), half)}:${minutes}${seconds}${offset}`
}

/** As in ISO 8601; empty for none, and undefined for what is no zone. */
function offsetOf(text: string): string | undefined {
  if (text === '') return ''
  const [isZone, sign, hours = '', minutes = '00'] = zone.exec(text.replaceAll(' ', '')) ?? []
  if (isZone === undefined) return undefined
  return sign === undefined ? 'Z' : `${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}`
}

/** @param half a or p of a clock with twelve hours */
function fullHours(hours: number, half: string | undefined): string {
  const counted = half === undefined ? hours : (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return String(counted).padStart(2, '0')
}
