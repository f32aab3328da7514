import { useLanguage } from '@/shared/lib/i18n'

/** Gives a function that writes a day of the calendar (YYYY-MM-DD): "Dec 4, 2026", in every time zone the same day. */
export function useDay(): (day: string) => string {
  const language = useLanguage()
  return (day) => new Date(day).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' })
}
