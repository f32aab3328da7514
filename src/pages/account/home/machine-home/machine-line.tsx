import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type ChosenMachine, chosenTitle, MachineDrawing, machineQueries } from '@/entities/machine'
import { machineInstanceQueries, useMeter } from '@/entities/machine-instance'
import { useUser } from '@/features/session'
import { Separated } from '@/shared/ui/separated'

/** Which machine it is about: its shape, its name, and what distinguishes it. */
export function MachineLine({ machine, change }: { machine: ChosenMachine; change: ReactNode }) {
  const { units } = useUser()
  const meter = useMeter(units)
  const instanceId = machine.instance?.id
  const { data: instance } = useQuery({
    ...machineInstanceQueries.detail(instanceId ?? ''),
    enabled: instanceId !== undefined,
  })
  const { data: model } = useQuery(machineQueries.detail(machine.id))
  const title = chosenTitle(machine)
  const details = [
    title !== machine.name && machine.name,
    machine.serial_number,
    instance?.location.trim(),
    instance && instance.hours !== null && meter(instance.hours, instance.unit),
  ]
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center @max-3xs:grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      <div className="sm:row-span-2">
        <MachineDrawing type={model?.type ?? ''} className="w-14 sm:w-26" />
      </div>
      <h1 className="text-xl font-bold tracking-tight wrap-anywhere sm:self-end sm:text-2xl">{title}</h1>
      <div className="@max-3xs:order-last @max-3xs:col-span-full sm:row-span-2">{change}</div>
      {/* Below the drawing on a phone, where it has the whole width. */}
      <p className="figures text-sm wrap-anywhere text-ink-muted max-sm:col-span-full sm:col-start-2 sm:self-start sm:text-base">
        <Separated facts={details} />
      </p>
    </div>
  )
}
