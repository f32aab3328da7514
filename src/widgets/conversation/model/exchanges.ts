import { type Conversation, type Exchange, exchangesOf, isWaitingFor } from '@/entities/conversation'

/** A question on its way, or just answered and not yet among the conversation's turns. */
export type UnderWay = { question: string; answer: Exchange['answer'] }

/** What the transcript shows: the turns with their answers, then the question that waits for its own. */
export function transcriptOf(
  conversation: Conversation | undefined,
  underWay: UnderWay | undefined,
): { kept: Exchange[]; underWay: UnderWay | undefined } {
  const kept = conversation ? exchangesOf(conversation) : []
  if (!underWay) return { kept, underWay }
  const isRepeated = conversation !== undefined && isWaitingFor(conversation, underWay.question)
  const before = isRepeated ? kept.slice(0, -1) : kept
  const { question, answer } = underWay
  if (!answer) return { kept: before, underWay }
  const isKept = kept.some((exchange) => exchange.answer?.id === answer.id)
  return { kept: isKept ? kept : [...before, { id: answer.id, question, answer }], underWay: undefined }
}
