import type { Database } from '../../db/connection'
import { brandOperations } from './brand.operations'
import { createBrandRepository } from './brand.repository'
import { machineOperations } from './machine.operations'
import { createMachineRepository } from './machine.repository'

export { organizationsThatSee } from './audience.repository'
export { type Machine, machineName } from './machine'
export type { MachineRepository } from './machine.repository'
export { isInSerialRange, isSerialRange, signsOf } from './serial-number'
export { managesManual, seesManual } from './visibility.repository'

/** The catalogue of machines and who may see what of it. */
export function createMachines({ db }: { db: Database }) {
  const machines = createMachineRepository(db)
  return { machines, operations: { ...machineOperations(machines), ...brandOperations(createBrandRepository(db)) } }
}
