import { dateTimeFormat } from '../formats'
import { useLocale } from '../i18n'

const format = { dateStyle: 'medium', timeZone: 'UTC' } as const

/** Returns a formatter for calendar days ("2026-11-21") in the reader's language: "Nov 21, 2026", in every time zone. */
export function useDay(): (day: string) => string {
  const locale = useLocale()
  return (day) => dateTimeFormat(locale, format).format(new Date(`${day}T00:00:00Z`))
}
