import { useQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import type { ReactNode } from 'react'
import { machineInstanceQueries } from '@/entities/machine-instance'
import { serviceKitQueries } from '@/entities/service-kit'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { DataTable } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { useScheduleColumns } from './schedule-columns'
import { machineDetailsText } from './text'

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
