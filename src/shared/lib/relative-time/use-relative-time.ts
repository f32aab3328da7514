import { useText } from '../i18n'
import { relativeTime } from './relative-time'
import { relativeTimeText } from './text'

/** Returns a formatter for moments: "Today", "Yesterday", "3 days ago", in the reader's language. */
export function useRelativeTime(): (moment: string | Date, now?: Date) => string {
  const t = useText(relativeTimeText)
  return (moment, now) => {
    const { unit, ...rest } = relativeTime(moment, now)
    return t(unit, rest)
  }
}
