import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { PictureToWire } from '../pictures'
import { brandOperations } from './catalogue/brand.operations'
import { createBrandRepository } from './catalogue/brand.repository'
import { catalogueOperations } from './catalogue/catalogue.operations'
import { treeOperations } from './catalogue/tree.operations'
import { machineOperations } from './machine.operations'
import { createMachineRepository } from './machine.repository'
import { modelsTool } from './models.tool'
import { noteOperations } from './notes/note.operations'
import { machineMessagesTool } from './operator-machines/machine-messages.tool'
import { createOperatorMachineRooms, messageOperations } from './operator-machines/message.operations'
import { operatorMachineOperations } from './operator-machines/operator-machine.operations'
import { createOperatorMachineRepository } from './operator-machines/operator-machine.repository'
import { threadOperations } from './operator-machines/thread.operations'

export { isInSerialRange, isSerialRange, normalizeSerialNumber } from '../../domain/serial-number'
export { type Machine, machineName } from './machine'
export { manualsRemoved, type RemovedManual } from './machine.events'
export type { MachineRepository } from './machine.repository'
export { announceMessage, announceThread } from './operator-machines/announce-message'
export { type AskedQuestion, listAskedQuestions } from './operator-machines/asked-question.repository'
export { messageBody } from './operator-machines/message'
export { machineAssigned, messagePosted, threadChanged } from './operator-machines/operator-machine.events'
export type { OperatorMachineRepository } from './operator-machines/operator-machine.repository'

interface MachinesOptions {
  db: Database
  transact: Transact
  pictureToWire: PictureToWire
}

/** The catalogue of machines, and which operator has which model. */
export function createMachines({ db, transact, pictureToWire }: MachinesOptions) {
  const machines = createMachineRepository(db)
  const brands = createBrandRepository(db)
  const operatorMachines = createOperatorMachineRepository(db)
  return {
    machines,
    operatorMachines,
    operations: {
      ...machineOperations(machines),
      ...brandOperations({ transact, brands }),
      ...catalogueOperations({ db, transact, machines }),
      ...treeOperations({ db, brands, machines }),
      ...noteOperations({ db, transact, machines }),
      ...operatorMachineOperations({ db, transact, operatorMachines }),
      ...threadOperations({ db, transact, operatorMachines }),
      ...messageOperations({ db, transact, operatorMachines, pictureToWire }),
    },
    tools: [machineMessagesTool({ db, operatorMachines }), modelsTool(machines)],
    operatorMachineRooms: createOperatorMachineRooms(operatorMachines),
  }
}
