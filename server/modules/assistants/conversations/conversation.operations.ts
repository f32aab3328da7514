import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { invalid, notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { AssistantsHandlers } from '../../../http/operation'
import { listAskedQuestions, type MachineRepository } from '../../machines'
import type { ManualRepository } from '../../manuals'
import { addTurns } from './add-turns'
import { citedPages, namedNumbers, referencedManuals } from './conversation'
import { findConversation, listConversations, readConversation } from './conversation.repository'
import type { Wire } from './conversation.wire'
import { conversationRoom } from './conversation-room'
import { deleteConversation } from './delete-conversation'
import { findReader } from './reader.repository'
import { renameConversation } from './rename-conversation'
import { startConversation } from './start-conversation'

type Operations = Pick<
  AssistantsHandlers,
  'listConversations' | 'createConversation' | 'getConversation' | 'updateConversation' | 'deleteConversation'
>

type Request = Pick<Parameters<Operations['getConversation']>[0], 'caller' | 'language'>

interface Dependencies {
  db: Database
  transact: Transact
  machines: MachineRepository
  manuals: ManualRepository
  wire: Wire
}

export function conversationOperations({ db, transact, machines, manuals, wire }: Dependencies) {
  /** Checks visibility on each read, as a machine may have been unassigned or a manual deleted since. */
  async function toVisible(id: string, { caller, language }: Request) {
    const conversation = await readConversation(db, caller.userId, id)
    if (!conversation) throw notFound('Conversation')
    const visible = await manuals.visibleTo(caller).among(referencedManuals(conversation))
    const asked = await listAskedQuestions(db, caller, id)
    const numbers = namedNumbers(conversation)
    const reader = await findReader(db, { caller, language, visible, numbers, cited: citedPages(conversation) })
    return wire.conversation(conversation, { ...reader, asked })
  }

  return {
    listConversations: async ({ query, caller }) => {
      const { page, limit, machine_id: machineId, assistant, search } = query
      const filter = { page, limit, machineId, assistant, search }
      const { items, total } = await listConversations(db, caller.userId, filter)
      return { status: 200, body: { items: items.map(wire.listed), total, page, limit } }
    },

    createConversation: async ({ body, caller, language }) => {
      const { assistant, machine_id: machineId = null } = body
      if (machineId === null && assistant !== 'general') throw machineRequired()
      if (machineId !== null && !(await machines.visibleTo(caller).find(machineId))) throw notFound('Machine')
      const { id } = await transact((trx) => startConversation(trx, { assistant, machineId, owner: caller }))
      return { status: 201, body: await toVisible(id, { caller, language }) }
    },

    getConversation: async (request) => ({ status: 200, body: await toVisible(request.path.id, request) }),

    updateConversation: async ({ path: { id }, body: { title, conversation }, caller, language }) => {
      await transact(async (trx) => {
        if (conversation) await addTurns(trx, { id, conversation, owner: caller })
        if (title !== undefined) await renameConversation(trx, { id, title, owner: caller })
      })
      return { status: 200, body: await toVisible(id, { caller, language }) }
    },

    deleteConversation: async ({ path: { id }, caller }) => {
      await transact((trx) => deleteConversation(trx, caller.userId, id))
      return { status: 204 }
    },
  } satisfies Operations
}

/** The room of a conversation; only its owner may join. */
export const createConversationRooms =
  (db: Database) =>
  async (caller: Caller, id: string): Promise<string[]> =>
    (await findConversation(db, caller.userId, id)) ? [conversationRoom(id)] : []

const machineRequired = () =>
  invalid({
    path: 'body.machine_id',
    message: {
      en: 'This assistant needs a machine.',
      es: 'Este asistente necesita una máquina.',
    },
  })
