import type { Day } from './day'
import { inEachLocale, type Locale, type Region } from './locale'
import type { Text } from './text'

const formats = new Map<Locale, Intl.DateTimeFormat>()

function formatOf(locale: Locale): Intl.DateTimeFormat {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  formats.set(locale, format)
  return format
}

/** A day as readers of each language are used to in their region: "Dec 7, 2026"; empty for none. */
export function writtenDay(day: Day | null, region?: Region): Text {
  if (day === null) return { en: '', es: '' }
  const moment = new Date(`${day}T00:00:00Z`)
  return inEachLocale(region, (locale) => formatOf(locale).format(moment))
}
