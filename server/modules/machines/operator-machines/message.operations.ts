import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import type { PictureToWire } from '../../pictures'
import { operatorMachineRoom } from './announce-message'
import { listMessages, markRead } from './message.repository'
import { messageToWire } from './message.wire'
import type { OperatorMachine } from './operator-machine'
import type { OperatorMachineRepository } from './operator-machine.repository'
import { postMessage } from './post-message'

interface Dependencies {
  db: Database
  transact: Transact
  operatorMachines: OperatorMachineRepository
  pictureToWire: PictureToWire
}

export function messageOperations({ db, transact, operatorMachines, pictureToWire }: Dependencies) {
  const visible = async (caller: Caller, id: string): Promise<OperatorMachine> => {
    const assigned = await operatorMachines.visibleTo(caller).find(id)
    if (!assigned) throw notFound('Operator machine')
    return assigned
  }

  return {
    listMachineMessages: async ({ path, query, caller }) => {
      const { page, limit } = query
      const { id } = await visible(caller, path.id)
      const { items, total } = await listMessages(db, id, { page, limit })
      return {
        status: 200,
        body: { items: items.map((one) => messageToWire(one, caller, pictureToWire)), total, page, limit },
      }
    },

    sendMachineMessage: async ({ path, body, caller }) => {
      const operatorMachine = await visible(caller, path.id)
      const message = await transact((trx) =>
        postMessage(trx, {
          operatorMachine,
          text: body.body,
          about: body.about && { serialNumber: body.about.serial_number.trim(), answer: body.about.answer },
          answerId: body.answer_id,
          replyTo: body.reply_to,
          pictureIds: body.picture_ids ?? [],
          author: caller,
          clientId: body.client_id,
        }),
      )
      return { status: 201, body: messageToWire(message, caller, pictureToWire) }
    },

    countUnreadMessages: async ({ caller }) => ({
      status: 200,
      body: { count: await operatorMachines.visibleTo(caller).countUnread() },
    }),

    markMessagesRead: async ({ path, body, caller }) => {
      const { id } = await visible(caller, path.id)
      const marked = await markRead(db, {
        operatorMachineId: id,
        personId: caller.userId,
        messageId: body.message_id,
      })
      if (!marked) throw notFound('Message')
      return { status: 204 }
    },
  } satisfies Pick<
    PlatformHandlers,
    'listMachineMessages' | 'sendMachineMessage' | 'countUnreadMessages' | 'markMessagesRead'
  >
}

/** The room of an operator's machine, for everybody who may read its thread. */
export const createOperatorMachineRooms =
  (operatorMachines: OperatorMachineRepository) =>
  async (caller: Caller, id: string): Promise<string[]> =>
    (await operatorMachines.visibleTo(caller).find(id)) ? [operatorMachineRoom(id)] : []
