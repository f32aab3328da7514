import { useDate, useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Badge } from '@/shared/ui/badge'
import { paymentText } from '../text'

const DAY = 24 * 60 * 60 * 1000

type AnswerDeadlineProps = {
  until: string
  /** With the time of the day, where there is room. */
  exact?: boolean
}

/** Until when the bank takes an answer, with the days that are left. */
export function AnswerDeadline({ until, exact = false }: AnswerDeadlineProps) {
  const t = useText(paymentText)
  const date = useDate()
  const moment = useDateTime()
  const left = (Date.parse(until) - Date.now()) / DAY
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <time dateTime={until}>{(exact ? moment : date)(until)}</time>
      {left > 0 && <Badge tone="warning">{left < 1 ? t('lastDay') : t('daysLeft', { count: Math.floor(left) })}</Badge>}
    </span>
  )
}
