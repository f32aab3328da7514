import { useMutation, useQuery } from '@tanstack/react-query'
import { machineInstanceMutations, machineInstanceQueries } from '@/entities/machine-instance'
import { serviceKitQueries } from '@/entities/service-kit'
import { Loaded } from '@/shared/ui/loaded'
import { ScheduleEditor } from './schedule-editor'

/** What a dealership does on a model. */
export function ModelSchedule({ machineId, dealershipId }: { machineId: string; dealershipId: string }) {
  const schedule = useQuery(machineInstanceQueries.modelSchedule(machineId, dealershipId))
  const kits = useQuery(serviceKitQueries.ofMachine(machineId, dealershipId))
  const { mutateAsync } = useMutation(machineInstanceMutations.setModelSchedule(machineId, dealershipId))
  return (
    <Loaded query={schedule}>
      {({ tasks }) => (
        <Loaded query={kits}>
          {({ items }) => (
            <ScheduleEditor
              key={`${machineId} ${dealershipId}`}
              tasks={tasks}
              kits={items.map(({ id, name }) => ({ value: id, label: name }))}
              onSave={async (changed) => {
                await mutateAsync({ tasks: changed })
              }}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  )
}
