import { type Locale, languageOf } from '../../../domain/locale'
import { figureInWords, type MeterUnit, toTenths } from '../../../domain/meter-figure'
import type { Language } from '../../../domain/text'
import { isByHours } from '../due-items/next-due'

/** What has made a task due, as of now. */
export interface DueSince {
  isOverdue: boolean
  unit: MeterUnit
  /** In units of the meter and in days; negative once past, null where the task does not count them. */
  remainingHours: number | null
  remainingDays: number | null
  /** Units a day; null while unknown. */
  dailyUse: number | null
}

/** How far a task is over, by its hours or by its days: "280 h over", "3 days over"; "due now" before it is overdue. */
export function overdueInWords(due: DueSince, locale: Locale): string {
  const language = languageOf(locale)
  const { isOverdue, unit, remainingHours, remainingDays } = due
  if (!isOverdue) return { en: 'due now', es: 'vence ahora' }[language]
  const over =
    remainingHours !== null && isByHours(due)
      ? figureInWords(toTenths(Math.round(-remainingHours)), unit, locale)
      : daysInWords(-(remainingDays ?? 0), language)
  return { en: `${over} over`, es: `${over} de retraso` }[language]
}

const daysInWords = (days: number, language: Language): string =>
  ({ en: `${days} ${days === 1 ? 'day' : 'days'}`, es: `${days} ${days === 1 ? 'día' : 'días'}` })[language]
