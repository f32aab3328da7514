import {
  isReached,
  KitSupplyLine,
  type MachineInstance,
  MaintenanceStatusBadge,
  type TaskState,
  useDue,
  useMeter,
  useMeterReading,
  useRemaining,
} from '@/entities/machine-instance'
import { useUser } from '@/features/session'
import { useDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useIsNarrow } from '@/shared/lib/media-query'
import type { Column } from '@/shared/ui/data-table'
import { instanceDetailsText } from '../text'
import { KitToCart, TaskActions } from './task-actions'
import { sidesOfMachine } from './use-kit-to-cart'

/** @param onDone undefined for those who may not record completions */
export function useTaskColumns(
  instance: MachineInstance,
  onDone: ((task: TaskState) => void) | undefined,
): Column<TaskState>[] {
  const { unit } = instance
  const isNarrow = useIsNarrow()
  const t = useText(instanceDetailsText)
  // A card leaves out what there is none of.
  const nothing = isNarrow ? null : t('none')
  const day = useDay()
  const { units } = useUser()
  const meter = useMeter(units)
  const reading = useMeterReading(units)
  const due = useDue(units)
  const remaining = useRemaining(units)
  const every = ({ interval_hours, interval_days }: TaskState) => {
    const byMeter = interval_hours === null ? undefined : meter(interval_hours, unit)
    const days = interval_days === null ? undefined : t('everyDays', { count: interval_days })
    return byMeter && days ? t('everyBoth', { meter: byMeter, days }) : (byMeter ?? days ?? t('none'))
  }
  const lastDone = ({ was_done, last_done_on, last_done_hours }: TaskState) => {
    const on = last_done_on === null ? undefined : day(last_done_on)
    const at = last_done_hours === null ? undefined : reading(last_done_hours, unit)
    if (on === undefined) return at === undefined ? t('dayUnknown') : t('lastDoneAtMeter', { meter: at })
    if (!was_done) return t('countedSince', { day: on })
    return at === undefined ? t('lastDoneOn', { day: on }) : t('lastDoneAt', { day: on, meter: at })
  }
  const actions: Column<TaskState> = {
    id: 'actions',
    header: t('actions'),
    kind: 'actions',
    onCard: 'footer',
    cell: (task) => <TaskActions task={task} instance={instance} onDone={onDone} />,
  }
  return [
    {
      id: 'task',
      header: t('task'),
      onCard: 'title',
      cell: ({ name, description }) => (
        <span className="grid">
          <span className="font-semibold">{name}</span>
          {description && <span className="font-normal text-ink-muted">{description}</span>}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('status'),
      kind: 'status',
      onCard: 'corner',
      cell: ({ status }) => <MaintenanceStatusBadge status={status} />,
    },
    {
      id: 'interval',
      header: t('interval'),
      cell: (task) => (
        <span className="grid @5xl:min-w-32">
          <span>{every(task)}</span>
          <span className="text-sm font-normal text-ink-muted">{lastDone(task)}</span>
        </span>
      ),
    },
    {
      id: 'due',
      header: t('due'),
      cell: (task) => {
        const known = { ...task, daily_use: instance.daily_use }
        const at = due(known, unit)
        if (!at) return t('none')
        return (
          <span className="grid @5xl:min-w-24">
            <span>{remaining(known, unit)}</span>
            <span className="text-sm font-normal text-ink-muted">{at}</span>
          </span>
        )
      },
    },
    {
      id: 'forecast',
      header: t('forecast'),
      kind: 'date',
      cell: ({ forecast_on, status }) => (forecast_on && !isReached(status) ? day(forecast_on) : nothing),
    },
    {
      id: 'kit',
      header: t('kit'),
      cell: (task) =>
        task.kit ? (
          <span className="grid justify-items-start gap-1">
            {task.kit.name}
            {task.supply && <KitSupplyLine supply={task.supply} />}
            {/* On a phone it is below, where the thumb is. */}
            {!isNarrow && <KitToCart task={task} instance={instance} size="sm" />}
          </span>
        ) : (
          nothing
        ),
    },
    ...(onDone || (isNarrow && sidesOfMachine(instance)) ? [actions] : []),
  ]
}
