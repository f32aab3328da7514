import { dateTimeFormat } from '@/shared/lib/formats'
import { useLocale } from '@/shared/lib/i18n'

/** For how long the weekday alone names a day: on the seventh it is that of today again. */
const weekdayMs = 6 * 24 * 60 * 60_000

const recent = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const
const earlier = { dateStyle: 'long' } as const

/** Returns a formatter for the end of a visit: "Tuesday 2:30 PM" within six days, "November 3, 2026" before. */
export function useVisitTime(): (moment: Date, now?: Date) => string {
  const locale = useLocale()
  return (moment, now = new Date()) => {
    const isRecent = now.getTime() - moment.getTime() < weekdayMs
    return dateTimeFormat(locale, isRecent ? recent : earlier).format(moment)
  }
}
