import type { components } from '#contract/platform'
import type { Caller } from '../../access/caller'
import { machineName } from './machine'

interface Named {
  id: string
  name: string
}

/** A model that a dealership has assigned to one operator. */
export interface OperatorMachine {
  id: string
  organization: Named
  dealership: Named
  machine: { id: string; brand: string; model: string; type: string }
  /** Machines of the model that the dealership serves there. */
  instanceCount: number
  lastMessageAt: Date | null
  createdAt: Date
  /** Whether the two work together now; what was before stays readable to both. */
  isLinked: boolean
}

/** Whether somebody assigns and takes back in the name of a dealership. */
export const actsFor = ({ isSuperuser, organization }: Caller, dealershipId: string): boolean =>
  isSuperuser || organization?.id === dealershipId

export function toWire(assigned: OperatorMachine): components['schemas']['OperatorMachine'] {
  const { id, organization, dealership, machine, instanceCount, lastMessageAt, createdAt } = assigned
  return {
    id,
    organization,
    dealership,
    machine: { ...machine, name: machineName(machine) },
    instance_count: instanceCount,
    last_message_at: lastMessageAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  }
}
