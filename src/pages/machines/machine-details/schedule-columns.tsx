import type { ScheduledTask } from '@/entities/machine-instance'
import type { ServiceKit } from '@/entities/service-kit'
import { useText } from '@/shared/lib/i18n'
import type { Column } from '@/shared/ui/data-table'
import { machineDetailsText } from './text'
import { useSpan } from './use-span'

/** @param kits those of the same dealership and model, one of which a task may name */
export function useScheduleColumns(kits: readonly ServiceKit[]): Column<ScheduledTask>[] {
  const t = useText(machineDetailsText)
  const span = useSpan()
  return [
    {
      id: 'task',
      header: t('task'),
      onCard: 'title',
      cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span>,
    },
    {
      id: 'interval',
      header: t('interval'),
      cell: ({ interval_hours, interval_days }) => span({ hours: interval_hours, days: interval_days }),
    },
    { id: 'begins', header: t('begins'), cell: ({ mode }) => t(mode ?? 'fixed') },
    {
      id: 'notice',
      header: t('notice'),
      // Only what is counted can be near.
      cell: ({ interval_hours, interval_days, notice_hours, notice_days }) =>
        span({ hours: interval_hours && notice_hours, days: interval_days && notice_days }),
    },
    {
      id: 'kit',
      header: t('kit'),
      cell: ({ kit_id }) => kits.find(({ id }) => id === kit_id)?.name ?? t('none'),
    },
  ]
}
