import type { components } from '#contract/platform'
import { machineName } from '../machine'
import type { OperatorMachine } from './operator-machine'

export function operatorMachineToWire(assigned: OperatorMachine): components['schemas']['OperatorMachine'] {
  const {
    id,
    organization,
    dealership,
    machine,
    instanceCount,
    lastMessageAt,
    unreadCount,
    thread,
    removedAt,
    createdAt,
  } = assigned
  return {
    id,
    organization,
    dealership,
    machine: { ...machine, name: machineName(machine) },
    instance_count: instanceCount,
    last_message_at: lastMessageAt?.toISOString() ?? null,
    unread_count: unreadCount,
    thread,
    removed_at: removedAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  }
}
