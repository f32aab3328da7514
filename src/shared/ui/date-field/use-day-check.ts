import { dayPattern, isDay, writeDay } from '@/shared/lib/calendar-day'
import { localDay } from '@/shared/lib/date-time'
import { useLocale, useText } from '@/shared/lib/i18n'
import { dateFieldText } from './text'

/** The first and the last day that can be chosen, as in "2026-12-21". */
export type DayRange = { earliest?: string | undefined; latest?: string | undefined }

/**
 * Returns a check of the value of a `DateField`: true for a day and for none, otherwise what is wrong with it. Whether it
 * may be blank is up to the form.
 */
export function useDayCheck({ earliest, latest }: DayRange = {}): (value: string) => true | string {
  const t = useText(dateFieldText)
  const locale = useLocale()
  const pattern = usePattern()
  return (value) => {
    if (value === '') return true
    if (!isDay(value)) return t('wrong', { example: writeDay(localDay(), locale), pattern })
    if (earliest && value < earliest) return t('tooEarly', { day: writeDay(earliest, locale) })
    if (latest && value > latest) return t('tooLate', { day: writeDay(latest, locale) })
    return true
  }
}

/** How a day is typed where the reader is, in the letters of the language: "mm/dd/yyyy". */
export function usePattern(): string {
  const t = useText(dateFieldText)
  return dayPattern(useLocale(), { day: t('letterDay'), month: t('letterMonth'), year: t('letterYear') })
}
