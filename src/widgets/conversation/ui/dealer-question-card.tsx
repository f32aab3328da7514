import { MessageSquareReply } from 'lucide-react'
import type { DealerQuestion } from '@/entities/conversation'
import { PictureStrip } from '@/entities/picture'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Badge } from '@/shared/ui/badge'
import { LinkButton } from '@/shared/ui/link-button'
import { conversationText } from '../text'

/** A question that went to a dealership because the answer above did not help, with what its staff answered. */
export function DealerQuestionCard({ question }: { question: DealerQuestion }) {
  const { thread_id, dealership, body, created_at, replies } = question
  const t = useText(conversationText)
  const written = useDateTime()
  return (
    <section
      aria-label={t('askedDealer', { dealer: dealership })}
      className="grid gap-4 rounded-md border border-line bg-surface px-4 py-4 sm:px-5"
    >
      <div className="grid gap-1">
        <p className="text-sm text-ink-muted">
          {t('askedDealer', { dealer: dealership })} · <time dateTime={created_at}>{written(created_at)}</time>
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{body}</p>
      </div>
      <div role="log" aria-label={t('dealerReplies', { dealer: dealership })} className="grid gap-4">
        {replies.map((reply) => (
          <Reply key={reply.id} reply={reply} dealership={dealership} />
        ))}
        {replies.length === 0 && <p className="text-ink-muted">{t('notYetAnswered', { dealer: dealership })}</p>}
      </div>
      <div>
        <LinkButton href={`/operator-machines?thread=${thread_id}`}>{t('openMessages')}</LinkButton>
      </div>
    </section>
  )
}

type ReplyProps = { reply: DealerQuestion['replies'][number]; dealership: string }

function Reply({ reply: { body, author, pictures, created_at }, dealership }: ReplyProps) {
  const t = useText(conversationText)
  const written = useDateTime()
  const who = [author, dealership].filter(Boolean).join(', ')
  return (
    <div className="grid gap-2 border-l-4 border-success-line pl-4">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
        <Badge tone="success">
          <MessageSquareReply aria-hidden className="size-4" />
          {t('dealerReply')}
        </Badge>
        <span>
          <span className="font-semibold text-ink">{who}</span> ·{' '}
          <time dateTime={created_at}>{written(created_at)}</time>
        </span>
      </p>
      {body && <p className="whitespace-pre-line wrap-anywhere">{body}</p>}
      <PictureStrip label={t('photographsBy', { who })} pictures={pictures} />
    </div>
  )
}
