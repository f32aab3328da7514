import { useText } from '../i18n'
import { relativeTimeText } from './text'

export type RelativeTime =
  | { unit: 'today' }
  | { unit: 'yesterday' }
  | { unit: 'days' | 'weeks' | 'months' | 'years'; count: number }

/**
 * How long ago a moment was, in the steps of the specification, section 9: today, yesterday, days, weeks up to 4,
 * months, years. Counted in the reader's calendar days, so that last night is yesterday and not today.
 *
 * @param moment an ISO 8601 time or a Date; a future moment counts as today
 */
export function relativeTime(moment: string | Date, now: Date = new Date()): RelativeTime {
  const then = new Date(moment)
  const days = calendarDay(now) - calendarDay(then)
  if (days < 1) return { unit: 'today' }
  if (days === 1) return { unit: 'yesterday' }
  if (days < 7) return { unit: 'days', count: days }
  const months = wholeMonths(then, now)
  if (months >= 12) return { unit: 'years', count: Math.floor(months / 12) }
  const weeks = Math.floor(days / 7)
  if (weeks <= 4 && months < 1) return { unit: 'weeks', count: weeks }
  return { unit: 'months', count: Math.max(1, months) }
}

function calendarDay(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000)
}

function wholeMonths(from: Date, to: Date): number {
  const months = (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth()
  return to.getDate() < from.getDate() ? months - 1 : months
}

/** Returns a formatter for moments: "Today", "Yesterday", "3 days ago", in the reader's language. */
export function useRelativeTime(): (moment: string | Date, now?: Date) => string {
  const t = useText(relativeTimeText)
  return (moment, now) => {
    const { unit, ...rest } = relativeTime(moment, now)
    return t(unit, rest)
  }
}
