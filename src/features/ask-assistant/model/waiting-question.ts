import type { components } from '#contract/assistants'
import { outbox, storedPersonId, type WaitingEntry } from '@/shared/lib/outbox'
import { questionOf } from './ask-question'
import type { Asker } from './asked-machine'
import type { AskedQuestion, WaitingQuestion } from './asking'

type Question = components['schemas']['Question']

const path = '/assistants/operations'

/**
 * Stores a question of whoever is signed in until it is sent.
 * @param refusal why the server did not answer it, where it is not to be sent by itself
 */
export function storeWaitingQuestion(asked: AskedQuestion, asker: Asker, refusal?: string): void {
  const personId = storedPersonId()
  if (personId === undefined) return
  const body = questionOf(asked, asked.conversationId, asker)
  const entry = { id: asked.clientId, personId, title: asked.question, path, api: 'assistants', body } as const
  outbox.put({ ...entry, at: new Date().toISOString(), ...(refusal !== undefined && { refusal }) })
}

/** The questions about a machine that wait on this device, the oldest first, of whoever is signed in. */
export function waitingQuestions(machineId: string): WaitingQuestion[] {
  const personId = storedPersonId()
  return outbox
    .read()
    .filter((entry) => entry.personId === personId && entry.path === path)
    .flatMap((entry) => (isQuestion(entry.body) && entry.body.id === machineId ? asWaiting(entry, entry.body) : []))
}

const asWaiting = ({ id: clientId, refusal }: WaitingEntry, question: Question): WaitingQuestion => {
  const { prompt, id, machine, brand, model, leaf_node_id, serial_number, conversation, conversation_id } = question
  return {
    asked: {
      question: prompt,
      machine: { id, name: machine ?? '', brand, model, leaf_node_id, serial_number },
      earlier: conversation ?? [],
      conversationId: conversation_id ?? undefined,
      clientId,
      isAgain: true,
    },
    refusal,
  }
}

const isQuestion = (body: object): body is Question =>
  typeof Reflect.get(body, 'prompt') === 'string' && typeof Reflect.get(body, 'id') === 'string'
