import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type MachineInstance, machineInstanceMutations, machineInstanceQueries } from '@/entities/machine-instance'
import { serviceKitQueries } from '@/entities/service-kit'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { Loaded } from '@/shared/ui/loaded'
import { ScheduleEditor } from './schedule-editor'
import { createScheduleText } from './text'

/** The tasks of one machine, for those who manage it. */
export function InstanceSchedule({ instanceId }: { instanceId: string }) {
  return (
    <Loaded query={useQuery(machineInstanceQueries.detail(instanceId))}>
      {(instance) => <Of instance={instance} />}
    </Loaded>
  )
}

function Of({ instance: { id, machine, dealership, can_manage } }: { instance: MachineInstance }) {
  const t = useText(createScheduleText)
  const schedule = useQuery(machineInstanceQueries.schedule(id))
  const kits = useQuery(serviceKitQueries.ofMachine(machine.id, dealership?.id))
  const { mutateAsync } = useMutation(machineInstanceMutations.setSchedule(id))
  const [saves, setSaves] = useState(0)
  if (!can_manage) return <Callout title={t('onlyReadTitle')}>{t('onlyRead')}</Callout>
  return (
    <Loaded query={schedule}>
      {({ tasks }) => (
        <Loaded query={kits}>
          {({ items }) => (
            <ScheduleEditor
              // Saved tasks have ids, and what was done before is in the service book: neither is sent a second time.
              key={`${id} ${saves}`}
              tasks={tasks.map(({ kit, ...task }) => ({ ...task, kit_id: kit?.id ?? null }))}
              doneTasks={new Set(tasks.flatMap(({ id, was_done }) => (was_done ? id : [])))}
              kits={items.map((one) => ({ value: one.id, label: one.name }))}
              onSave={async (changed) => {
                await mutateAsync({ tasks: changed })
                setSaves((count) => count + 1)
              }}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

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
