import { type Feedback, feedbackText, RatingBadge } from '@/entities/feedback'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { type Column, rowTitleClass } from '@/shared/ui/data-table'
import { Separated } from '@/shared/ui/separated'
import { feedbackPageText } from './text'

export function useFeedbackColumns(onOpen: (feedback: Feedback) => void): Column<Feedback>[] {
  const t = useText(feedbackPageText)
  const words = useText(feedbackText)
  const written = useDateTime()
  return [
    {
      id: 'rating',
      value: ({ rating }) => words(rating),
      header: t('rating'),
      kind: 'status',
      onCard: 'corner',
      cell: ({ rating }) => <RatingBadge rating={rating} />,
    },
    {
      id: 'question',
      value: ({ question }) => question,
      header: t('question'),
      onCard: 'title',
      cell: (feedback) => (
        <div className="grid justify-items-start">
          <button type="button" data-printed onClick={() => onOpen(feedback)} className={rowTitleClass}>
            <span className="line-clamp-2">{feedback.question}</span>
          </button>
          <span className="text-sm font-normal text-ink-muted">
            <Separated facts={[feedback.machine, words(feedback.assistant)]} />
          </span>
        </div>
      ),
    },
    {
      id: 'reason',
      value: ({ reason }) => reason,
      header: t('reason'),
      cell: ({ reason }) => <span className="line-clamp-2 wrap-anywhere">{reason || '–'}</span>,
    },
    {
      id: 'person',
      value: ({ person }) => person,
      header: t('person'),
      cell: ({ person }) => <Person email={person} />,
    },
    {
      id: 'given',
      moment: ({ created_at }) => created_at,
      header: t('given'),
      kind: 'date',
      cell: ({ created_at }) => <time dateTime={created_at}>{written(created_at)}</time>,
    },
  ]
}

/** An e-mail that breaks before its domain, where it has to. */
function Person({ email }: { email: string }) {
  const [name, ...domain] = email.split(/(?=@)/)
  return (
    <span className="wrap-anywhere">
      {name}
      <wbr />
      {domain}
    </span>
  )
}
