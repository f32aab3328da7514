import { CircleCheck, OctagonAlert } from 'lucide-react'
import type { Notice } from '@/entities/notice'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { noticeText } from '../text'
import { NoticeLink } from './notice-link'

type NoticeLineProps = { notice: Notice; onGo: () => void }

export function NoticeLine({ notice, onGo }: NoticeLineProps) {
  const t = useText(noticeText)
  const relativeTime = useRelativeTime()
  const { outcome, text, link, created_at, is_read } = notice
  const isGood = outcome === 'success'
  const Icon = isGood ? CircleCheck : OctagonAlert
  return (
    <NoticeLink href={link} onGo={onGo} className="flex gap-3 px-5 py-4 hover:bg-hover">
      <Icon
        role="img"
        aria-label={t(isGood ? 'succeeded' : 'failed')}
        className={cx('mt-0.5 size-5 shrink-0', isGood ? 'text-success-ink' : 'text-danger-ink')}
      />
      <span className="min-w-0 grow">
        <span className={cx('block wrap-anywhere', !is_read && 'font-semibold')}>{text}</span>
        <span className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-ink-muted">
          <time dateTime={created_at}>{relativeTime(created_at)}</time>
          {!is_read && <span className="font-semibold">· {t('new')}</span>}
        </span>
      </span>
    </NoticeLink>
  )
}
