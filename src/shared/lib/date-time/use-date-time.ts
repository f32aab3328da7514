import { useLanguage } from '../i18n'

const look = { dateStyle: 'medium', timeStyle: 'short' } as const

/** Gives a function that writes a moment (ISO 8601) as date and time of the reader: "Nov 21, 2026, 8:30 AM". */
export function useDateTime(): (moment: string) => string {
  const language = useLanguage()
  return (moment) => new Date(moment).toLocaleString(language, look)
}
