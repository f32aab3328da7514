import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import { brandOperations } from './brand.operations'
import { createBrandRepository } from './brand.repository'
import { catalogueOperations } from './catalogue.operations'
import { machineOperations } from './machine.operations'
import { createMachineRepository, type MachineRepository } from './machine.repository'
import { createOperatorMachineRooms, messageOperations } from './message.operations'
import { operatorMachineOperations } from './operator-machine.operations'
import { createOperatorMachineRepository } from './operator-machine.repository'
import { removalOperations } from './removal.operations'
import { createRemovalRepository, type RemovedManual } from './removal.repository'
import { treeOperations } from './tree.operations'
import { createTreeRepository } from './tree.repository'

export { announceMessage } from './announce-message'
export { type Machine, machineName } from './machine'
export type { MachineRepository } from './machine.repository'
export { messagePosted } from './message.events'
export { machineAssigned } from './operator-machine.events'
export type { RemovedManual } from './removal.repository'
export { isInSerialRange, isSerialRange, normalizeSerialNumber } from './serial-number'

interface MachinesOptions {
  db: Database
  transact: Transact
}

/** The catalogue of machines, who may see what of it, and which operator has which model. */
export function createMachines({ db, transact }: MachinesOptions) {
  const machines = createMachineRepository(db)
  const brands = createBrandRepository(db)
  const operatorMachines = createOperatorMachineRepository(db)
  return {
    machines,
    operations: {
      ...machineOperations(machines),
      ...brandOperations({ transact, brands }),
      ...catalogueOperations({ transact, machines }),
      ...treeOperations({ brands, machines, treeFor: (caller) => createTreeRepository(db, caller) }),
      ...operatorMachineOperations({ db, transact, operatorMachines }),
      ...messageOperations({ db, transact, operatorMachines }),
    },
    operatorMachineRooms: createOperatorMachineRooms(operatorMachines),
  }
}

interface RemovalOptions {
  db: Database
  machines: MachineRepository
  /** Removes the files of manuals that are no more. */
  discardManuals: (manuals: RemovedManual[]) => Promise<void>
}

/** The end of a model, which reaches what other modules keep of it. */
export const createMachineRemoval = ({ db, machines, discardManuals }: RemovalOptions) => ({
  operations: removalOperations({ machines, removal: createRemovalRepository(db), discardManuals }),
})
