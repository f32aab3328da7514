import { useQuery } from '@tanstack/react-query'
import { type MachineInstance, machineInstanceQueries } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { instanceDetailsText } from '../text'
import { HoursChart } from './hours-chart'
import { ReadingsCard } from './readings-card'

/** The meter readings: a chart, and below it each reading. */
export function HoursSection({ instance }: { instance: MachineInstance }) {
  const t = useText(instanceDetailsText)
  const query = useQuery(machineInstanceQueries.readings(instance.id))
  const { data: schedule } = useQuery(machineInstanceQueries.schedule(instance.id))
  return (
    <>
      <Card title={t('hours')}>
        <Loaded query={query} skeleton={<Skeleton className="h-64" />}>
          {({ items }) => <HoursChart instance={instance} readings={items} tasks={schedule?.tasks ?? []} />}
        </Loaded>
      </Card>
      {query.data && query.data.items.length > 0 && <ReadingsCard instance={instance} readings={query.data.items} />}
    </>
  )
}
