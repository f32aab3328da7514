import { MessagesSquare, Package, Tractor } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import type { Activity } from '../activity'
import { activityText } from '../text'

const icons = { machine: Tractor, order: Package }

/** @param link the title, leading to what it happened to */
export function ActivityLine({ activity, link }: { activity: Activity; link: ReactNode }) {
  const t = useText(activityText)
  const relativeTime = useRelativeTime()
  const Icon = activity.event === 'dealer_wrote' ? MessagesSquare : icons[activity.type]
  return (
    <div className="flex items-center gap-3 px-5 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{link}</p>
        <p className="text-sm text-ink-muted">{t(activity.event)}</p>
      </div>
      <time dateTime={activity.timestamp} className="shrink-0 text-sm text-ink-muted">
        {relativeTime(activity.timestamp)}
      </time>
    </div>
  )
}
