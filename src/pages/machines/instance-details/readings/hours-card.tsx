import { useQuery } from '@tanstack/react-query'
import { type MachineInstance, machineInstanceQueries } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { instanceDetailsText } from '../text'
import { HoursChart } from './hours-chart'

/** The meter readings as a chart. */
export function HoursCard({ instance }: { instance: MachineInstance }) {
  const t = useText(instanceDetailsText)
  const query = useQuery(machineInstanceQueries.readings(instance.id))
  const { data: schedule } = useQuery(machineInstanceQueries.schedule(instance.id))
  return (
    <Card title={t('hours')}>
      <Loaded query={query} skeleton={<Skeleton className="h-64" />}>
        {({ items }) => <HoursChart instance={instance} readings={items} tasks={schedule?.tasks ?? []} />}
      </Loaded>
    </Card>
  )
}
