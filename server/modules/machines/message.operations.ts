import type { Caller } from '../../access/caller'
import type { PlatformHandlers } from '../../http/operation'
import { conflict, invalid, notFound } from '../../http/problem'
import type { Realtime } from '../../infrastructure/realtime/realtime'
import { operatorMachineRoom, tidyBody, toWire } from './message'
import type { MessageRepository } from './message.repository'
import type { OperatorMachine } from './operator-machine'
import { notLinked } from './operator-machine.operations'
import type { OperatorMachineRepository } from './operator-machine.repository'

interface Dependencies {
  operatorMachines: OperatorMachineRepository
  messages: MessageRepository
  realtime: Pick<Realtime, 'emit'>
}

export function messageOperations({ operatorMachines, messages, realtime }: Dependencies) {
  const visible = async (caller: Caller, id: string): Promise<OperatorMachine> => {
    const assigned = await operatorMachines.visibleTo(caller).find(id)
    if (!assigned) throw notFound('Operator machine')
    return assigned
  }

  /** The message of an earlier try, which was stored although the sender heard no answer. */
  async function storedBefore(caller: Caller, id: string, clientId: string | undefined, text: string) {
    const stored = clientId && (await messages.sentBefore(id, caller.userId, clientId))
    if (stored && stored.body !== text) {
      throw conflict('client_id_used', 'Another message was sent with this client_id.')
    }
    return stored || undefined
  }

  return {
    listMachineMessages: async ({ path, query, caller }) => {
      const { page = 1, limit = 50 } = query
      const { id } = await visible(caller, path.id)
      const { items, total } = await messages.list(id, { page, limit })
      return { status: 200, body: { items: items.map((message) => toWire(message, caller)), total, page, limit } }
    },

    sendMachineMessage: async ({ path, body, caller }) => {
      const { id, isLinked } = await visible(caller, path.id)
      const text = tidyBody(body.body)
      if (!text) throw invalid([{ path: 'body.body', message: 'Must not be empty.' }])
      const stored = await storedBefore(caller, id, body.client_id, text)
      if (stored) return { status: 201, body: toWire(stored, caller) }
      if (!isLinked) throw notLinked()
      const added = await messages.add({
        operatorMachineId: id,
        personId: caller.userId,
        organizationId: caller.organization?.id ?? null,
        body: text,
        clientId: body.client_id,
      })
      const message = added ?? (await storedBefore(caller, id, body.client_id, text))
      if (!message) throw notFound('Operator machine')
      if (added) {
        const room = operatorMachineRoom(id)
        realtime.emit([room], 'machine.message', { operator_machine_id: id, message_id: message.id })
      }
      return { status: 201, body: toWire(message, caller) }
    },
  } satisfies Pick<PlatformHandlers, 'listMachineMessages' | 'sendMachineMessage'>
}

/** The room of an operator's machine, for whoever may read its thread. */
export const createOperatorMachineRooms =
  (operatorMachines: OperatorMachineRepository) =>
  async (caller: Caller, id: string): Promise<string[]> =>
    (await operatorMachines.visibleTo(caller).find(id)) ? [operatorMachineRoom(id)] : []
