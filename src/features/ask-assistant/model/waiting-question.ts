import type { components } from '#contract/assistants'
import type { AssistantName } from '@/entities/conversation'
import { outbox, storedPersonId, type WaitingEntry } from '@/shared/lib/outbox'
import { questionOf } from './ask-question'
import type { Asker } from './asked-machine'
import type { AskedQuestion, WaitingQuestion } from './asking'
import type { Subject } from './unsent-question'

type Question = components['schemas']['Question']

/** Where a question to each assistant is sent. */
const calls = {
  operations: { api: 'assistants', path: '/assistants/operations' },
  parts: { api: 'parts', path: '/assistants/parts' },
  general: { api: 'assistants', path: '/assistants/' },
} as const satisfies Record<AssistantName, Pick<WaitingEntry, 'api' | 'path'>>

/**
 * Stores a question of whoever is signed in until it is sent.
 * @param refusal why the server did not answer it, where it is not to be sent by itself
 */
export function storeWaitingQuestion(asked: AskedQuestion, asker: Asker, refusal?: string): void {
  const personId = storedPersonId()
  if (personId === undefined) return
  const body = questionOf(asked, asked.conversationId, asker)
  const entry = { id: asked.clientId, personId, title: asked.question, ...calls[asked.assistant], body }
  outbox.put({ ...entry, at: new Date().toISOString(), ...(refusal !== undefined && { refusal }) })
}

/** The questions to an assistant that wait on this device, the oldest first, of whoever is signed in. */
export function waitingQuestions({ assistant, machineId }: Subject): WaitingQuestion[] {
  const personId = storedPersonId()
  return outbox
    .read()
    .filter((entry) => entry.personId === personId && entry.path === calls[assistant].path)
    .flatMap(({ id, refusal, body }) =>
      isQuestion(body) && body.id === machineId ? { asked: askedAgain(assistant, id, body), refusal } : [],
    )
}

function askedAgain(assistant: AssistantName, clientId: string, question: Question): AskedQuestion {
  const { prompt, id, machine, brand, model, leaf_node_id, serial_number, conversation, conversation_id } = question
  return {
    assistant,
    question: prompt,
    machine: id === undefined ? undefined : { id, name: machine ?? '', brand, model, leaf_node_id, serial_number },
    earlier: conversation ?? [],
    conversationId: conversation_id ?? undefined,
    clientId,
    isAgain: true,
  }
}

const isQuestion = (body: object): body is Question => typeof Reflect.get(body, 'prompt') === 'string'
