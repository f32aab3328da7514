import type { Day } from './day'
import type { Text } from './text'

const formats = {
  en: new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeZone: 'UTC' }),
}

/** A day as readers of each language are used to: "Dec 7, 2026"; empty for none. */
export function writtenDay(day: Day | null): Text {
  if (day === null) return { en: '', es: '' }
  const moment = new Date(`${day}T00:00:00Z`)
  return { en: formats.en.format(moment), es: formats.es.format(moment) }
}
