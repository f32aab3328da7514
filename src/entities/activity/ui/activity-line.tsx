import { ChevronRight, MessagesSquare, Package, Tractor } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import type { Activity } from '../activity'
import { alikeEvent } from '../activity-groups'
import { activityText } from '../text'

const icons = { machine: Tractor, order: Package }

/** @param link the title, leading to what it happened to */
export function ActivityLine({ activity, link }: { activity: Activity; link: ReactNode }) {
  const t = useText(activityText)
  return <Line activity={activity} title={link} detail={t(activity.event)} />
}

type ActivityGroupProps = {
  /** As `groupAlike` joined them. */
  activities: readonly [Activity, ...Activity[]]
  link: (activity: Activity) => ReactNode
}

/** Several events as one line, behind which each has its own; a single one as itself. */
export function ActivityGroup({ activities, link }: ActivityGroupProps) {
  const t = useText(activityText)
  const [first] = activities
  const event = alikeEvent(first)
  if (!event || activities.length === 1) return <ActivityLine activity={first} link={link(first)} />
  return (
    <details className="group">
      <summary className="list-none hover:bg-hover">
        <Line
          activity={first}
          title={t(`${event}_several`, { count: activities.length })}
          detail={<span className="line-clamp-1">{activities.map(({ title }) => title).join(', ')}</span>}
          mark={<ChevronRight aria-hidden className={chevron} />}
        />
      </summary>
      <ul className="divide-y divide-line border-t border-line bg-sunken pl-8">
        {activities.map((activity) => (
          <li key={activity.id} className="relative px-5 py-3">
            {link(activity)}
          </li>
        ))}
      </ul>
    </details>
  )
}

const chevron = 'size-4 shrink-0 text-ink-muted transition-transform duration-150 group-open:rotate-90'

type LineProps = { activity: Activity; title: ReactNode; detail: ReactNode; mark?: ReactNode }

function Line({ activity, title, detail, mark }: LineProps) {
  const relativeTime = useRelativeTime()
  const Icon = activity.event === 'dealer_wrote' ? MessagesSquare : icons[activity.type]
  return (
    <div className="flex items-center gap-3 px-5 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-muted" />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3">
        <div className="min-w-0 flex-[1_1_9rem]">
          <p className="font-medium wrap-anywhere">{title}</p>
          <p className="text-sm text-ink-muted">{detail}</p>
        </div>
        <time dateTime={activity.timestamp} className="text-sm text-ink-muted">
          {relativeTime(activity.timestamp)}
        </time>
      </div>
      {mark}
    </div>
  )
}
