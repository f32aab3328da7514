import type { Locale } from '../i18n'

/** Where weeks begin with Saturday and Sunday; elsewhere with Monday (Unicode CLDR 48, supplemental weekData). */
const saturdayFirst = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' ')
const sundayFirst = (
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH ' +
  'PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
).split(' ')

/** The weeks that a month has days in, each of seven days. */
type Month = { first: string; weeks: string[][] }

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const written = (date: Date) => date.toISOString().slice(0, 10)

/** The day so many days later or, if negative, earlier: "2026-12-31" and 1 give "2027-01-01". */
export function addDays(day: string, days: number): string {
  const date = utc(day)
  date.setUTCDate(date.getUTCDate() + days)
  return written(date)
}

/** The same day of another month, or its last one: "2026-01-31" and 1 give "2026-02-28". */
export function addMonths(day: string, months: number): string {
  const date = utc(day)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0)
  date.setUTCDate(Math.min(wanted, date.getUTCDate()))
  return written(date)
}

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`

/** The month of a day in the weeks of a calendar where the reader is. */
export function monthOf(day: string, locale: Locale): Month {
  const first = firstOfMonth(day)
  const before = (utc(first).getUTCDay() - firstWeekday(locale) + 7) % 7
  const start = addDays(first, -before)
  const length = utc(addDays(addMonths(first, 1), -1)).getUTCDate()
  const weeks = Math.ceil((before + length) / 7)
  return {
    first,
    weeks: Array.from({ length: weeks }, (_, week) =>
      Array.from({ length: 7 }, (__, weekday) => addDays(start, week * 7 + weekday)),
    ),
  }
}

function firstWeekday(locale: Locale): number {
  const { region = '' } = new Intl.Locale(locale)
  if (saturdayFirst.includes(region)) return 6
  return sundayFirst.includes(region) ? 0 : 1
}
