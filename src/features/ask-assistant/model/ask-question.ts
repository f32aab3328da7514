import { fromCallback } from 'xstate'
import type { components } from '#contract/assistants'
import type { Answer } from '@/entities/conversation'
import { isUnanswered } from '@/shared/api'
import type { AskedMachine, Asker } from './asked-machine'
import type { AskedQuestion, Asking, AskProgress } from './asking'
import { type AddressedQuestion, addressTo } from './post-question'

type Question = components['schemas']['Question']
type Delta = { answer_id: string; client_id?: string; text: string }

/** What asking needs of the world around it. */
export type AskServices = {
  asker: () => Asker
  /** Creates a conversation and returns its id. */
  openConversation: (asking: Pick<Asking, 'assistant' | 'machine'>, signal: AbortSignal) => Promise<string>
  /** Follows a conversation's room; `entered` settles when the server has let us in, or will not. */
  follow: (conversationId: string, onDelta: (delta: Delta) => void) => { entered: Promise<boolean>; leave: () => void }
  /** @param isAgain whether an earlier try of it was stopped */
  ask: (asked: AddressedQuestion, signal: AbortSignal, isAgain: boolean) => Promise<Answer>
  explain: (error: unknown) => string
}

/** How long the question waits for the socket; it is answered without it too, only not letter by letter. */
const roomPatienceMs = 1000

/** How many earlier turns are sent for a follow-up to refer to; the server has them all. */
const MAX_EARLIER_TURNS = 20

/**
 * Asks one question: opens the conversation, enters its room so that no word of the answer is missed, sends the
 * question, and reports the text as it is written. The call's own answer is what counts in the end.
 */
export function askQuestion(services: AskServices) {
  return fromCallback<AskProgress, AskedQuestion | undefined>(({ input, sendBack }) => {
    const stopping = new AbortController()
    const { signal } = stopping
    if (input) {
      run(services, input, sendBack, signal).catch((error: unknown) => {
        if (signal.aborted) return
        if (isUnanswered(error)) sendBack({ type: 'question.unanswered' })
        else sendBack({ type: 'question.failed', message: services.explain(error) })
      })
    }
    return () => stopping.abort()
  })
}

async function run(
  services: AskServices,
  asking: AskedQuestion,
  report: (event: AskProgress) => void,
  signal: AbortSignal,
) {
  const conversationId = asking.conversationId ?? (await services.openConversation(asking, signal))
  if (signal.aborted) return
  report({ type: 'conversation.opened', conversationId })

  const onDelta = (delta: Delta) => {
    if (!signal.aborted && isOf(asking, delta)) report(toProgress(delta))
  }
  const room = services.follow(conversationId, onDelta)
  signal.addEventListener('abort', room.leave, { once: true })
  await Promise.race([room.entered, pause(roomPatienceMs)])
  if (signal.aborted) return

  const question = questionOf(asking, conversationId, services.asker())
  const answer = await services.ask(addressTo(asking.assistant, question), signal, asking.isAgain)
  if (!signal.aborted) report({ type: 'answer.received', answer })
}

/** Whether it is part of the answer to this question: another tab may ask in the same conversation. */
export const isOf = ({ clientId }: AskedQuestion, { client_id }: Delta): boolean =>
  client_id === undefined || client_id === clientId

export const toProgress = ({ answer_id, text }: Delta): AskProgress => ({
  type: 'answer.delta',
  answerId: answer_id,
  text,
})

/** The body of the specification. Without a conversation, the server begins one, the same at every try. */
export function questionOf(
  asked: Omit<AskedQuestion, 'isAgain'>,
  conversationId: string | undefined,
  asker: Asker,
): Question {
  const { question, machine, earlier, clientId } = asked
  return {
    prompt: question,
    ...(conversationId !== undefined && { conversation_id: conversationId }),
    client_id: clientId,
    conversation: earlier.slice(-MAX_EARLIER_TURNS),
    ...(machine && machineFields(machine)),
    ...asker,
  }
}

const machineFields = ({ id, name, brand, model, leaf_node_id, serial_number }: AskedMachine) => ({
  id,
  machine: name,
  brand,
  model,
  leaf_node_id,
  serial_number,
})

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
