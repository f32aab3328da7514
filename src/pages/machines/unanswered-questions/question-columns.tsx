import { Link } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import type { UnansweredQuestion } from '@/entities/feedback'
import { useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { assistantPaths } from '@/shared/lib/selected-assistant'
import { type Column, rowTitleClass } from '@/shared/ui/data-table'
import { LinkButton } from '@/shared/ui/link-button'
import { unansweredQuestionsText } from './text'

/** @param withDealership whether they are of several dealerships */
export function useQuestionColumns(withDealership: boolean): Column<UnansweredQuestion>[] {
  const t = useText(unansweredQuestionsText)
  const ago = useRelativeTime()
  const dealership: Column<UnansweredQuestion> = {
    id: 'dealership',
    value: (row) => row.dealership?.name,
    header: t('dealership'),
    cell: (row) => row.dealership?.name ?? t('noDealership'),
  }
  return [
    {
      id: 'question',
      value: ({ question }) => question,
      header: t('question'),
      onCard: 'title',
      cell: (row) => <Question asked={row} />,
    },
    {
      id: 'model',
      value: ({ machine }) => machine.name,
      header: t('model'),
      cell: ({ machine: { id, name } }) => (
        <Link to="/machines/$id" params={{ id }} className="text-link hover:underline">
          {name}
        </Link>
      ),
    },
    ...(withDealership ? [dealership] : []),
    {
      id: 'count',
      value: ({ count }) => count,
      header: t('count'),
      kind: 'number',
      cell: ({ count }) => t('countOf', { count }),
    },
    {
      id: 'last_asked_at',
      moment: ({ last_asked_at }) => last_asked_at,
      header: t('lastAsked'),
      kind: 'date',
      cell: ({ last_asked_at }) => <time dateTime={last_asked_at}>{ago(last_asked_at)}</time>,
    },
    {
      id: 'actions',
      header: t('actions'),
      kind: 'actions',
      onCard: 'footer',
      cell: ({ machine, question }) => (
        <span className="flex justify-end">
          <LinkButton asChild className="max-sm:grow">
            <Link
              to="/manuals"
              search={{ machine_id: machine.id, upload: true }}
              aria-label={t('addManualFor', { machine: machine.name, question })}
            >
              <FileUp aria-hidden />
              {t('addManual')}
            </Link>
          </LinkButton>
        </span>
      ),
    },
  ]
}

/** The words, what they lean on, and the way to the conversation if it is the reader's own. */
function Question({ asked: { question, about, conversation } }: { asked: UnansweredQuestion }) {
  const t = useText(unansweredQuestionsText)
  return (
    <div className="grid justify-items-start">
      {conversation ? (
        <Link
          to={assistantPaths[conversation.assistant]}
          search={{ conversation: conversation.id }}
          title={t('openConversation')}
          className={rowTitleClass}
        >
          <span className="line-clamp-3">{question}</span>
        </Link>
      ) : (
        <span className="line-clamp-3 font-semibold wrap-anywhere">{question}</span>
      )}
      {about.length > 0 && (
        <span className="text-sm font-normal text-ink-muted">{t('about', { words: about.join(' ') })}</span>
      )}
    </div>
  )
}
