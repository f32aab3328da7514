import { useQuery } from '@tanstack/react-query'
import { instanceTitle, machineInstanceQueries } from '@/entities/machine-instance'

type ForMachineProps = {
  instanceId: string
  /** What is said about the machine with this name. */
  children: (machine: string) => string
}

/** Says which machine something is for; nothing until its name is known. */
export function ForMachine({ instanceId, children }: ForMachineProps) {
  const { data } = useQuery(machineInstanceQueries.detail(instanceId))
  return data ? <p className="font-semibold wrap-anywhere">{children(instanceTitle(data))}</p> : null
}
