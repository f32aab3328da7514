import type { ReactNode } from 'react'
import { cx } from '@/shared/lib/class-names'
import { useDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { isDueByHours, useDue } from '../due'
import { isReached, type MeterUnit, type NextDueTask, type UpcomingTask } from '../machine-instance'
import { type UnitSystem, useMeter } from '../meter'
import { progressOf } from '../remaining'
import { machineInstanceText } from '../text'
import { RemainingBadge } from './remaining-badge'

type DueProgressProps = {
  /** What it is about: the task, or the machine and the task. */
  title: ReactNode
  task: Omit<UpcomingTask, 'kit'>
  unit: MeterUnit
  system?: UnitSystem | undefined
  /** The name of its kit, where that is not shown with it otherwise. */
  kit?: string | null
}

const bars: Record<NextDueTask['status'], string> = {
  OVERDUE: 'bg-danger-ink',
  DUE: 'bg-warning-ink',
  DUE_SOON: 'bg-info-ink',
  OK: 'bg-success-ink',
}

/** A task with how far over or how soon it is, and how much of its interval is used. */
export function DueProgress({ title, task, unit, system, kit }: DueProgressProps) {
  const t = useText(machineInstanceText)
  const percent = Math.round(progressOf(task) * 100)
  const detail = useDetail(task, unit, system)
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 flex-[1_1_8rem] font-semibold wrap-anywhere">{title}</p>
        <RemainingBadge task={task} unit={unit} system={system} />
      </div>
      <p className="figures text-sm text-ink-muted">
        {[kit && t('kit', { name: kit }), detail].filter(Boolean).join(' · ')}
      </p>
      {/* The badge says the same in words. */}
      <div
        aria-hidden
        className="mt-1 h-1.5 overflow-hidden rounded-full bg-neutral-surface outline outline-neutral-line"
      >
        <div className={cx('h-full rounded-full', bars[task.status])} style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}

/** When it was or is due, and of what is still to come about which day that will be. */
function useDetail(task: DueProgressProps['task'], unit: MeterUnit, system: UnitSystem | undefined) {
  const t = useText(machineInstanceText)
  const meter = useMeter(system)
  const due = useDue(system)
  const day = useDay()
  const { status, due_on, forecast_on, daily_use, remaining_hours } = task
  const when = due(task, unit)
  if (isReached(status)) return when && isDueByHours(task) ? t('at', { when }) : when
  if (forecast_on === null) return when
  const isByUse = forecast_on !== due_on && daily_use !== null && remaining_hours !== null
  return isByUse
    ? t('about', { day: day(forecast_on), use: meter(Math.round(daily_use), unit) })
    : t('aboutDay', { day: day(forecast_on) })
}
