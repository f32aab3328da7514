import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type ChosenMachine, chosenTitle, MachineDrawing, machineQueries } from '@/entities/machine'
import { machineInstanceQueries, useMeter } from '@/entities/machine-instance'
import { useUser } from '@/features/session'

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
    <div className="flex items-center gap-x-4 gap-y-2">
      <MachineDrawing type={model?.type ?? ''} className="w-14 sm:w-26" />
      <div className="min-w-0 grow">
        <h1 className="text-xl font-bold tracking-tight wrap-anywhere sm:text-2xl">{title}</h1>
        <p className="figures text-sm wrap-anywhere text-ink-muted sm:text-base">
          <span className="max-sm:hidden">{details.filter(Boolean).join(' · ')}</span>
          {/* On a phone the number is enough to recognize it. */}
          <span className="sm:hidden">{machine.serial_number ?? details.filter(Boolean).join(' · ')}</span>
        </p>
      </div>
      <div className="shrink-0">{change}</div>
    </div>
  )
}
