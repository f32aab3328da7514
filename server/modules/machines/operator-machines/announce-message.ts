import type { Realtime } from '../../../infrastructure/realtime/realtime'

/** Sends a new message to everybody who has its thread open. */
export const announceMessage =
  (realtime: Pick<Realtime, 'emit'>) =>
  ({ operatorMachineId, messageId }: { operatorMachineId: string; messageId: string }): void =>
    realtime.emit([operatorMachineRoom(operatorMachineId)], 'machine.message', {
      operator_machine_id: operatorMachineId,
      message_id: messageId,
    })

/** Reports to everybody who has a thread open that it was assigned, closed or reopened. */
export const announceThread =
  (realtime: Pick<Realtime, 'emit'>) =>
  ({ operatorMachineId }: { operatorMachineId: string }): void =>
    realtime.emit([operatorMachineRoom(operatorMachineId)], 'machine.thread', {
      operator_machine_id: operatorMachineId,
    })

/** The room that receives each message about an operator's machine. */
export const operatorMachineRoom = (id: string) => `operator-machine:${id}`
