import { dateTimeFormat } from '../formats'
import type { Locale } from '../i18n'

const clock = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const

/** A time of day as people type it: "14:30", "1430", "2:30 PM" and "2:30 p. m." are "14:30"; undefined for what is none. */
export function readTime(typed: string): string | undefined {
  const match = /^(\d{1,2}?)(?:[:.h\s]?(\d{2}))?\s*(?:([ap])[.\s]*m?\.?)?$/i.exec(typed.trim())
  if (!match?.[1]) return undefined
  const [, figure, minutes = '00', half] = match
  const hour = hourOf(Number(figure), half?.toLowerCase())
  if (hour === undefined || Number(minutes) > 59) return undefined
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** A time of day as it is written where the reader is: "2:30 PM" in the United States, "14:30" in Spain. */
export const writeTime = (time: string, locale: Locale): string =>
  dateTimeFormat(locale, clock).format(new Date(`1970-01-01T${time}:00Z`))

function hourOf(figure: number, half: string | undefined): number | undefined {
  if (half === undefined) return figure < 24 ? figure : undefined
  if (figure < 1 || figure > 12) return undefined
  return (figure % 12) + (half === 'p' ? 12 : 0)
}
