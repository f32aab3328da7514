import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { AssistantsHandlers } from '../../../http/operation'
import type { Realtime } from '../../../infrastructure/realtime/realtime'
import type { MachineRepository } from '../../machines'
import { type ManualRepository, ownerOf } from '../../manuals'
import type { AnswerEngine } from '../answering/engine'
import { announceDelta } from '../conversations/announce-answer'
import type { Wire } from '../conversations/conversation.wire'
import { askAssistant } from './ask-assistant'
import { selectManuals } from './question-scope'

interface Dependencies {
  db: Database
  transact: Transact
  machines: MachineRepository
  manuals: ManualRepository
  engine: AnswerEngine
  realtime: Pick<Realtime, 'emit'>
  wire: Wire
}

export function askingOperations({ machines, realtime, wire, ...dependencies }: Dependencies) {
  const ports = {
    ...dependencies,
    onDelta: (conversationId: string, answerId: string, text: string) =>
      announceDelta(realtime, conversationId, answerId, text),
  }

  return {
    askOperationsAssistant: async ({ body, caller, language, signal }) => {
      const machine = await machines.visibleTo(caller).find(body.id)
      if (!machine) throw notFound('Machine')
      // What is replaced is an answer of the conversation that is continued.
      if (body.replaces && !body.conversation_id) throw notFound('Answer')
      const { id, conversation, answer, scope } = await askAssistant(ports, {
        assistant: 'operations',
        machine,
        serialNumber: body.serial_number?.trim() || undefined,
        question: { prompt: body.prompt.trim(), clientId: body.client_id, replaces: body.replaces },
        earlier: body.conversation,
        conversationId: body.conversation_id,
        asker: caller,
        language,
        signal,
      })
      const reader = {
        visible: new Set([...scope.ready, ...scope.pending].map((manual) => manual.id)),
        owner: ownerOf(caller),
        language,
      }
      return { status: 200, body: wire.answer(id, conversation, answer, reader) }
    },

    suggestQuestions: async ({ query: { machine_id, serial_number }, caller, language, signal }) => {
      const machine = await machines.visibleTo(caller).find(machine_id)
      if (!machine) throw notFound('Machine')
      const manuals = await dependencies.manuals.visibleTo(caller).allOf(machine.id)
      const { ready } = selectManuals(manuals, machine, serial_number?.trim() || undefined)
      const scope = { organizationId: caller.organization?.id ?? null, manuals: ready }
      const questions = ready.length > 0 ? await dependencies.engine.suggest({ scope, language, signal }) : []
      return { status: 200, body: { questions } }
    },
  } satisfies Pick<AssistantsHandlers, 'askOperationsAssistant' | 'suggestQuestions'>
}
