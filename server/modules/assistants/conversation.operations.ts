import type { Caller } from '../../access/caller'
import type { AssistantsHandlers } from '../../http/operation'
import { conflict, invalid, notFound } from '../../http/problem'
import type { MachineRepository } from '../machines'
import type { ManualRepository } from '../manuals'
import { addedTurns, type Conversation, citedManuals, titleOf } from './conversation'
import type { ConversationRepository } from './conversation.repository'
import type { Wire } from './wire'

type Operations = Pick<
  AssistantsHandlers,
  'listConversations' | 'createConversation' | 'getConversation' | 'updateConversation'
>

interface Dependencies {
  conversations: ConversationRepository
  machines: MachineRepository
  manuals: ManualRepository
  wire: Wire
}

export function conversationOperations({ conversations, machines, manuals, wire }: Dependencies) {
  /** What may be seen is asked anew each time: a machine may have been taken away, a manual deleted. */
  async function shown(conversation: Conversation, caller: Caller) {
    const open = await manuals.visibleTo(caller).among(citedManuals(conversation))
    return wire.conversation(conversation, open)
  }

  return {
    listConversations: async ({ query, caller }) => {
      const { page = 1, limit = 10 } = query
      const { items, total } = await conversations.of(caller).list(page, limit, query.machine_id)
      return { status: 200, body: { items: items.map(wire.summary), total, page, limit } }
    },

    createConversation: async ({ body, caller }) => {
      if (!(await machines.visibleTo(caller).find(body.machine_id))) throw notFound('Machine')
      const conversation = await conversations.of(caller).begin(body.assistant, body.machine_id)
      return { status: 201, body: await shown(conversation, caller) }
    },

    getConversation: async ({ path, caller }) => {
      const conversation = await conversations.of(caller).find(path.id)
      if (!conversation) throw notFound('Conversation')
      return { status: 200, body: await shown(conversation, caller) }
    },

    updateConversation: async ({ path, body, caller }) => {
      const own = conversations.of(caller)
      const stored = await own.find(path.id)
      if (!stored) throw notFound('Conversation')
      const added = body.conversation ? addedTurns(stored.messages, body.conversation) : []
      if (!added) {
        throw conflict('conversation_changed', 'Only turns of your own can be added, at the end of what is stored.')
      }
      const blank = added.findIndex((content) => content.trim() === '')
      if (blank >= 0) {
        const path = `body.conversation.${stored.messages.length + blank}.content`
        throw invalid([{ path, message: 'A turn of your own must say something.' }])
      }
      const messages = added.map((content) => ({ role: 'user' as const, content, answer: null }))
      await conversations.change(path.id, { messages, title: body.title, firstTitle: titleOf(added[0] ?? '') })
      const changed = await own.find(path.id)
      if (!changed) throw notFound('Conversation')
      return { status: 200, body: await shown(changed, caller) }
    },
  } satisfies Operations
}
