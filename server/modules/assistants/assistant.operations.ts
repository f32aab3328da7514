import { randomUUID } from 'node:crypto'
import type { Caller } from '../../access/caller'
import type { AssistantsHandlers } from '../../http/operation'
import { notFound } from '../../http/problem'
import type { Realtime } from '../../infrastructure/realtime/realtime'
import type { MachineRepository } from '../machines'
import type { ManualRepository } from '../manuals'
import type { AnswerEngine, ComposedAnswer } from './answering/engine'
import type { Conversation, StoredAnswer, Turn } from './conversation'
import { titleOf } from './conversation'
import type { ConversationRepository } from './conversation.repository'
import { find } from './finding/find'
import { scopeOf } from './finding/ranking/scope'
import type { ManualIndexes } from './manual-indexes'
import { scopeOfQuestion } from './scope'
import type { Wire } from './wire'

interface Dependencies {
  machines: MachineRepository
  manuals: ManualRepository
  conversations: ConversationRepository
  indexes: ManualIndexes
  engine: AnswerEngine
  realtime: Pick<Realtime, 'emit'>
  wire: Wire
}

export function assistantOperations(dependencies: Dependencies) {
  const { machines, manuals, conversations, indexes, engine, realtime, wire } = dependencies

  /** Writes the answer, telling each stretch of it to those who watch the conversation. */
  async function write(conversationId: string, answerId: string, events: ReturnType<AnswerEngine['answer']>) {
    const rooms = [`conversation:${conversationId}`]
    let answer: ComposedAnswer | undefined
    for await (const event of events) {
      if (event.type === 'done') answer = event.answer
      else {
        const payload = { conversation_id: conversationId, answer_id: answerId, text: event.text }
        realtime.emit(rooms, 'answer.delta', payload)
      }
    }
    if (!answer) throw new Error('the answer engine ended without an answer')
    return answer
  }

  return {
    askOperationsAssistant: async ({ body, caller }) => {
      const started = performance.now()
      const machine = await machines.visibleTo(caller).find(body.id)
      if (!machine) throw notFound('Machine')
      const conversation = await conversationFor(conversations, caller, machine.id, body.conversation_id)
      const scope = await scopeOfQuestion(manuals, caller, machine, body.serial_number?.trim() || undefined)

      const searched = scopeOf(await Promise.all(scope.manuals.map((manual) => indexes.get(manual))))
      const question = { prompt: body.prompt.trim(), conversation: body.conversation ?? turnsOf(conversation) }
      const id = randomUUID()
      const composed = await write(conversation.id, id, engine.answer(question, find(question, searched)))

      const answer: StoredAnswer = {
        ...composed,
        warnings: [...scope.warnings, ...composed.warnings],
        engine: 'extractive',
        durationMs: Math.round(performance.now() - started),
      }
      await conversations.change(conversation.id, {
        messages: [
          { role: 'user', content: question.prompt, answer: null },
          { id, role: 'assistant', content: answer.response, answer },
        ],
        firstTitle: titleOf(question.prompt),
      })
      realtime.emit([`conversation:${conversation.id}`], 'answer.done', {
        conversation_id: conversation.id,
        answer_id: id,
      })
      return {
        status: 200,
        body: wire.answer(id, conversation, answer, new Set(scope.manuals.map((manual) => manual.id))),
      }
    },
  } satisfies Pick<AssistantsHandlers, 'askOperationsAssistant'>
}

const turnsOf = ({ messages }: Conversation): Turn[] => messages.map(({ role, content }) => ({ role, content }))

/** The conversation that the question belongs to; a new one when none is named (behaviour, section 5). */
async function conversationFor(
  conversations: ConversationRepository,
  caller: Caller,
  machineId: string,
  conversationId: string | undefined,
): Promise<Conversation> {
  const own = conversations.of(caller)
  if (!conversationId) return own.begin('operations', machineId)
  const conversation = await own.find(conversationId)
  // A conversation keeps to its machine: what was said of one must not lead an answer about another.
  if (conversation?.machineId !== machineId || conversation.assistant !== 'operations') throw notFound('Conversation')
  return conversation
}
