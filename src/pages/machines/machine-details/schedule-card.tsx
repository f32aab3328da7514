import { useQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import type { ReactNode } from 'react'
import { machineInstanceQueries, type ScheduledTask } from '@/entities/machine-instance'
import { type ServiceKit, serviceKitQueries } from '@/entities/service-kit'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { type Column, DataTable } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { machineDetailsText } from './text'
import { useSpan } from './use-span'

type ScheduleCardProps = {
  machineId: string
  dealershipId: string
  /** Leads to where the tasks are set. */
  scheduleLink: ReactNode
}

/** What the dealership does on every machine of a model. */
export function ScheduleCard({ machineId, dealershipId, scheduleLink }: ScheduleCardProps) {
  const t = useText(machineDetailsText)
  const { data: kits } = useQuery(serviceKitQueries.ofMachine(machineId, dealershipId))
  const { data, error, isFetching, refetch } = useQuery(machineInstanceQueries.modelSchedule(machineId, dealershipId))
  const isEmpty = data?.tasks.length === 0
  return (
    <Card title={t('schedule')} actions={data && !isEmpty && scheduleLink} flush>
      <DataTable
        inCard
        label={t('schedule')}
        columns={useScheduleColumns(kits?.items ?? [])}
        rows={data?.tasks}
        rowKey={({ id, name }) => id ?? name}
        error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
        empty={
          <EmptyState title={t('scheduleEmptyTitle')} icon={ClipboardList} action={scheduleLink}>
            {t('scheduleEmpty')}
          </EmptyState>
        }
      />
    </Card>
  )
}

/** @param kits those of the same dealership and model, one of which a task may name */
function useScheduleColumns(kits: readonly ServiceKit[]): Column<ScheduledTask>[] {
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
