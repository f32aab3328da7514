import { dateTimeFormat } from '../formats'
import { useLocale } from '../i18n'

const format = { dateStyle: 'medium', timeStyle: 'short' } as const

/** Returns a formatter for moments (ISO 8601) in the reader's language and time: "Nov 21, 2026, 8:30 AM". */
export function useDateTime(): (moment: string) => string {
  const locale = useLocale()
  return (moment) => dateTimeFormat(locale, format).format(new Date(moment))
}
