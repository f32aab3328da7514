import { useQuery } from '@tanstack/react-query'
import { type MachineInstance, machineInstanceQueries } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { ErrorState } from '@/shared/ui/error-state'
import { Skeleton } from '@/shared/ui/skeleton'
import { instanceDetailsText } from '../text'
import { HoursChart } from './hours-chart'
import { ReadingsCard } from './readings-card'

/** What the meter said: the chart, and below it each reading. */
export function HoursSection({ instance }: { instance: MachineInstance }) {
  const t = useText(instanceDetailsText)
  const { data, error, isFetching, refetch } = useQuery(machineInstanceQueries.readings(instance.id))
  const { data: schedule } = useQuery(machineInstanceQueries.schedule(instance.id))
  return (
    <>
      <Card title={t('hours')}>
        {data ? (
          <HoursChart instance={instance} readings={data.items} tasks={schedule?.tasks ?? []} />
        ) : error ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
            {error.message}
          </ErrorState>
        ) : (
          <Skeleton className="h-64" />
        )}
      </Card>
      {data && data.items.length > 0 && <ReadingsCard instance={instance} readings={data.items} />}
    </>
  )
}
