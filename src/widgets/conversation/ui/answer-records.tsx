import { Link } from '@tanstack/react-router'
import type { Answer } from '@/entities/conversation'
import { routeTo } from '@/shared/lib/app-address'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { conversationText } from '../text'

/** The person's own records that an answer was read from. */
export function AnswerRecords({ records }: Pick<Answer, 'records'>) {
  const t = useText(conversationText)
  if (records.length === 0) return null
  return (
    <ul aria-label={t('records')} className="flex flex-wrap gap-2">
      {records.map(({ title, path }) => (
        <li key={`${path} ${title}`}>
          <LinkButton asChild>
            <Link {...routeTo(path)}>{title}</Link>
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
