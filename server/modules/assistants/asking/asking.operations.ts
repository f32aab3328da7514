import type { components } from '#contract/assistants'
import { notFound } from '../../../domain/domain-error'
import { preferredRegion } from '../../../domain/locale'
import type { AssistantsHandlers, PartsHandlers } from '../../../http/operation'
import type { Realtime } from '../../../infrastructure/realtime/realtime'
import type { Machine, MachineRepository } from '../../machines'
import type { ManualRepository } from '../../manuals'
import { announceDelta, type Delta } from '../conversations/announce-answer'
import type { AssistantName } from '../conversations/conversation'
import type { Wire } from '../conversations/conversation.wire'
import { findReader } from '../conversations/reader.repository'
import { type AskPorts, askAssistant } from './ask-assistant'
import { selectManuals } from './question-scope'

interface Dependencies extends Omit<AskPorts, 'onDelta'> {
  machines: MachineRepository
  manuals: ManualRepository
  realtime: Pick<Realtime, 'emit'>
  wire: Wire
}

type Asked = Pick<
  Parameters<AssistantsHandlers['askGeneralAssistant']>[0],
  'caller' | 'language' | 'headers' | 'signal'
> & {
  body: components['schemas']['Question']
}

export function askingOperations({ machines, realtime, wire, ...dependencies }: Dependencies) {
  const ports = {
    ...dependencies,
    onDelta: (delta: Delta) => announceDelta(realtime, delta),
  }

  async function visibleMachine(id: string, { caller }: Pick<Asked, 'caller'>): Promise<Machine> {
    const machine = await machines.visibleTo(caller).find(id)
    if (!machine) throw notFound('Machine')
    return machine
  }

  const ask = async (assistant: AssistantName, asked: Asked) => {
    const { body, caller, language, headers, signal } = asked
    const machine = body.id === undefined ? undefined : await visibleMachine(body.id, asked)
    // What is replaced is an answer of the conversation that is continued.
    if (body.replaces && !body.conversation_id) throw notFound('Answer')
    const { id, conversation, answer, scope } = await askAssistant(ports, {
      assistant,
      machine,
      findMachine: (id) => machines.visibleTo(caller).find(id),
      serialNumber: machine && (body.serial_number?.trim() || undefined),
      question: { prompt: body.prompt.trim(), clientId: body.client_id, replaces: body.replaces },
      earlier: body.conversation,
      standalone: body.standalone ?? false,
      conversationId: body.conversation_id,
      asker: caller,
      language,
      region: preferredRegion(headers['accept-language']),
      signal,
    })
    const visible = new Set([...(scope?.ready ?? []), ...(scope?.pending ?? [])].map((manual) => manual.id))
    const numbers = (answer.parts ?? []).map(({ number }) => number)
    const reader = await findReader(ports.db, { caller, language, visible, numbers, cited: answer.citations })
    return { status: 200 as const, body: wire.answer(id, conversation, answer, reader) }
  }

  return {
    assistants: {
      askOperationsAssistant: (asked) => ask('operations', asked),

      askGeneralAssistant: (asked) => ask('general', asked),

      suggestQuestions: async ({ query: { machine_id, serial_number }, caller, language, signal }) => {
        const machine = await visibleMachine(machine_id, { caller })
        const manuals = await dependencies.manuals.visibleTo(caller).allOf(machine.id)
        const { ready } = selectManuals(manuals, machine, serial_number?.trim() || undefined)
        const scope = { organizationId: caller.organization?.id ?? null, manuals: ready }
        const questions = ready.length > 0 ? await dependencies.engine.suggest({ scope, language, signal }) : []
        return { status: 200, body: { questions } }
      },
    } satisfies Pick<AssistantsHandlers, 'askOperationsAssistant' | 'askGeneralAssistant' | 'suggestQuestions'>,
    parts: {
      askPartsAssistant: (asked) => ask('parts', asked),
    } satisfies Pick<PartsHandlers, 'askPartsAssistant'>,
  }
}
