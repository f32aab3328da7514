import { dateTimeFormat } from '@/shared/lib/formats'
import { useLocale } from '@/shared/lib/i18n'

/** Writes days and months, which are those of UTC. */
export function useDayNames() {
  const locale = useLocale()
  const write = (day: string, options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  return {
    /** "November 2026" */
    month: (month: string) => write(`${month}-01`, { month: 'long', year: 'numeric' }),
    /** "November 21, 2026" */
    day: (day: string) => write(day, { dateStyle: 'long' }),
    /** "Nov 21, 2026" */
    shortDay: (day: string) => write(day, { dateStyle: 'medium' }),
    /** "21" */
    dayOfMonth: (day: string) => write(day, { day: 'numeric' }),
  }
}
