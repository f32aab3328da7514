import { dateTimeFormat } from '../formats'
import { useLocale } from '../i18n'

const format = { dateStyle: 'medium' } as const

/** Returns a formatter for the day of a moment (ISO 8601) in the reader's language and time: "Nov 21, 2026". */
export function useDate(): (moment: string) => string {
  const locale = useLocale()
  return (moment) => dateTimeFormat(locale, format).format(new Date(moment))
}
