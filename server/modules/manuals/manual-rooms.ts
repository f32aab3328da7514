import type { Caller } from '../../access/caller'
import type { MachineRepository } from '../machines'
import type { Manual } from './manual'

const room = (machineId: string, whose: string) => `machine:${machineId}:${whose}`
const superUsers = 'all'

/** Where the progress of a manual is told: to those who may see it, and to nobody else who watches the machine. */
export const manualRooms = ({ machineId, organizationId }: Pick<Manual, 'machineId' | 'organizationId'>) => [
  room(machineId, organizationId ?? 'shared'),
  room(machineId, superUsers),
]

/** The rooms of a machine that open to a caller: one for each organization whose manuals of it they may see. */
export function createMachineRooms(machines: MachineRepository) {
  return async (caller: Caller, machineId: string): Promise<string[]> => {
    if (!(await machines.visibleTo(caller).find(machineId))) return []
    if (caller.isSuperuser) return [room(machineId, superUsers)]
    if (!caller.organization) return []
    const { id, type } = caller.organization
    const whose = type === 'DEALERSHIP' ? [id] : await machines.dealershipsOf(id, machineId)
    return [...whose, 'shared'].map((one) => room(machineId, one))
  }
}
