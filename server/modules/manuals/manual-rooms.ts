import type { Caller } from '../../access/caller'
import type { MachineRepository } from '../machines'
import type { Manual } from './manual'

const room = (machineId: string, owner: string) => `machine:${machineId}:${owner}`
const SUPER_USERS = 'all'

/** The rooms that receive the progress of a manual: only callers who may see the manual join them. */
export const manualRooms = ({ machineId, organizationId }: Pick<Manual, 'machineId' | 'organizationId'>) => [
  room(machineId, organizationId ?? 'shared'),
  room(machineId, SUPER_USERS),
]

/** The rooms of a machine that a caller may join: one per organization whose manuals the caller may see. */
export function createMachineRooms(machines: MachineRepository) {
  return async (caller: Caller, machineId: string): Promise<string[]> => {
    if (!(await machines.visibleTo(caller).find(machineId))) return []
    if (caller.isSuperuser) return [room(machineId, SUPER_USERS)]
    if (!caller.organization) return []
    const { id, type } = caller.organization
    const owners = type === 'DEALERSHIP' ? [id] : await machines.dealershipsOf(id, machineId)
    return [...owners, 'shared'].map((one) => room(machineId, one))
  }
}
