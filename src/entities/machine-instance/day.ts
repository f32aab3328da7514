import { useLanguage } from '@/shared/lib/i18n'

/** Returns a formatter for calendar days (YYYY-MM-DD): "Dec 4, 2026", the same day in every time zone. */
export function useDay(): (day: string) => string {
  const language = useLanguage()
  return (day) => new Date(day).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' })
}
