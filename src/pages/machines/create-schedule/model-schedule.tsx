import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { machineInstanceMutations, machineInstanceQueries } from '@/entities/machine-instance'
import { ScheduleEditor } from '@/features/edit-schedule'
import { Loaded } from './loaded'

/** What a dealership does on a model. */
export function ModelSchedule({ machineId }: { machineId: string }) {
  const queryClient = useQueryClient()
  const schedule = useQuery(machineInstanceQueries.modelSchedule(machineId))
  const kits = useQuery(machineInstanceQueries.kits(machineId))
  const { mutateAsync } = useMutation(machineInstanceMutations.setModelSchedule(machineId))
  return (
    <Loaded query={schedule}>
      {({ tasks }) => (
        <ScheduleEditor
          key={machineId}
          tasks={tasks}
          kits={kits.data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          onSave={async (changed) => {
            await mutateAsync({ tasks: changed })
            void queryClient.invalidateQueries({ queryKey: machineInstanceQueries.all() })
          }}
        />
      )}
    </Loaded>
  )
}
