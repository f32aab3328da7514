import { type Conversation, type Exchange, exchangesOf, isWaitingFor } from '@/entities/conversation'

/** A question on its way, or just answered and not yet among the conversation's turns. */
export type UnderWay = { question: string; answer: Exchange['answer'] }

/** The last question of a conversation, if its answer asks for a machine. */
export function questionForMachine(conversation: Conversation | undefined): string | undefined {
  const last = conversation && exchangesOf(conversation).at(-1)
  return last?.answer?.asks_for_machine ? last.question : undefined
}

/** What the transcript shows: the turns with their answers, then the question that waits for its own. */
export function transcriptOf(
  conversation: Conversation | undefined,
  underWay: UnderWay | undefined,
): { stored: Exchange[]; underWay: UnderWay | undefined } {
  const stored = conversation ? exchangesOf(conversation) : []
  if (!underWay) return { stored, underWay }
  const isRepeated = conversation !== undefined && isWaitingFor(conversation, underWay.question)
  const before = isRepeated ? stored.slice(0, -1) : stored
  const { question, answer } = underWay
  if (!answer) return { stored: before, underWay }
  const isStored = stored.some((exchange) => exchange.answer?.id === answer.id)
  return {
    stored: isStored ? stored : [...before, { id: answer.id, question, answer, dealerQuestions: [] }],
    underWay: undefined,
  }
}
