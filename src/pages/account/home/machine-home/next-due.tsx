import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  machineInstanceQueries,
  type NextDueTask,
  progressOf,
  useDay,
  useDue,
  useMeter,
  useRemaining,
} from '@/entities/machine-instance'
import { useUser } from '@/features/session'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { Badge, type BadgeTone } from '@/shared/ui/badge'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { machineHomeText } from './text'

/** How many Home shows: the rest is in the list of machines. */
const shown = 4

type DueLink = (instance: NextDueTask['instance'], words: string) => ReactNode
type NextDueProps = { link: DueLink; allLink: (words: string) => ReactNode }

/** What is due with how far over, and what falls due next with how soon. */
export function NextDue({ link, allLink }: NextDueProps) {
  const t = useText(machineHomeText)
  return (
    <Card title={t('due')} actions={allLink(t('allMachines'))} flush>
      <Loaded
        query={useQuery(machineInstanceQueries.nextDue(shown))}
        skeleton={<Skeleton className="mx-5 mb-5 h-48" />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('nothingDue')} icon={CircleCheck}>
              {t('nothingDueAdvice')}
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {items.map((task) => (
                <li key={task.task_id}>
                  <DueTask task={task} link={link} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

const looks: Record<NextDueTask['status'], { tone: BadgeTone; bar: string }> = {
  OVERDUE: { tone: 'danger', bar: 'bg-danger-ink' },
  DUE: { tone: 'warning', bar: 'bg-warning-ink' },
  DUE_SOON: { tone: 'info', bar: 'bg-info-ink' },
  OK: { tone: 'success', bar: 'bg-success-ink' },
}

function DueTask({ task, link }: { task: NextDueTask; link: DueLink }) {
  const t = useText(machineHomeText)
  const { units } = useUser()
  const remaining = useRemaining(units)
  const { instance, name, status } = task
  const title = instance.name.trim() || `${instance.machine} ${instance.serial_number}`
  const { tone, bar } = looks[status]
  const percent = Math.round(progressOf(task) * 100)
  const detail = useDetail(task)
  return (
    <div className="relative grid gap-1 px-5 py-3">
      <div className="flex items-start justify-between gap-3">
        <p className="font-semibold wrap-anywhere">{link(instance, `${title} · ${name}`)}</p>
        <Badge tone={tone}>{remaining(task, instance.unit)}</Badge>
      </div>
      <p className="figures text-sm text-ink-muted">
        {[task.kit && t('kit', { kit: task.kit }), detail].filter(Boolean).join(' · ')}
      </p>
      {/* The badge says the same in words. */}
      <div aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-neutral-surface">
        <div className={cx('h-full rounded-full', bar)} style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}

/** When it was or is due, and of what is still to come about which day that will be. */
function useDetail(task: NextDueTask): string | undefined {
  const t = useText(machineHomeText)
  const { units } = useUser()
  const meter = useMeter(units)
  const due = useDue(units)
  const day = useDay()
  const { instance, status, due_at_hours, due_on, forecast_on, daily_use, remaining_hours } = task
  if (status === 'OK' || status === 'DUE_SOON') {
    if (forecast_on === null) return due({ due_at_hours, due_on }, instance.unit)
    const isByUse = forecast_on !== due_on && daily_use !== null && remaining_hours !== null
    return isByUse
      ? t('about', { day: day(forecast_on), use: meter(Math.round(daily_use), instance.unit) })
      : t('aboutDay', { day: day(forecast_on) })
  }
  const isByHours = remaining_hours !== null && remaining_hours <= 0
  const when = due({ due_at_hours: isByHours ? due_at_hours : null, due_on: isByHours ? null : due_on }, instance.unit)
  return when && (isByHours ? t('at', { when }) : when)
}
