import { randomUUID } from 'node:crypto'
import type { Caller } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { publish } from '../../../events/unit-of-work'
import { type ConversationSummary, promptsOf, type StoredAnswer, titleAfter } from './conversation'
import { questionAnswered } from './conversation.events'
import { findAnswer, listTurns, lockConversation, updateConversation, writeMessages } from './conversation.repository'
import { type StartConversation, startConversation } from './start-conversation'
import { findTurnPosition, type NewQuestion } from './turn-position'

interface StoreAnswer {
  /** The conversation of the question, or the one to start. */
  conversation: { id: string } | StartConversation
  answerId: string
  question: NewQuestion
  /** The one that was asked about; null for the whole model. */
  serialNumber: string | null
  answer: StoredAnswer
  owner: Caller
  /** If aborted, nothing is stored. */
  signal: AbortSignal
}

export interface QuestionResult {
  id: string
  answer: StoredAnswer
  conversation: ConversationSummary
}

/**
 * Stores a question and its answer at their position in the conversation.
 * @returns the stored answer, which may be that of an earlier attempt
 * @throws DomainError not-found if the conversation no longer exists; conflict if the answer to replace does not
 */
export async function storeAnswer(trx: Transaction, input: StoreAnswer): Promise<QuestionResult> {
  const { answerId, question, serialNumber, answer, owner, signal } = input
  const { id: conversationId } =
    'id' in input.conversation ? input.conversation : await startConversation(trx, input.conversation)
  const conversation = await lockConversation(trx, owner.userId, conversationId)
  if (!conversation) throw notFound('Conversation')
  const turns = await listTurns(trx, conversationId)
  const turnPosition = findTurnPosition(turns, question)
  if ('answeredBy' in turnPosition)
    return { id: turnPosition.answeredBy, answer: await findAnswer(trx, turnPosition.answeredBy), conversation }

  const { position } = turnPosition
  await writeMessages(trx, conversationId, [
    { id: randomUUID(), position, role: 'user', content: question.prompt, clientId: question.clientId },
    { id: answerId, position: position + 1, role: 'assistant', content: answer.response, answer },
  ])
  const asked = { position, role: 'user' as const, content: question.prompt }
  const others = turns.filter((turn) => turn.position !== position)
  const after = [...others, asked].sort((one, other) => one.position - other.position)
  await updateConversation(trx, conversationId, {
    title: titleAfter({ title: conversation.title, before: promptsOf(turns), after: promptsOf(after) }),
    serialNumber,
  })
  await publish(trx, questionAnswered({ conversationId, answerId }))
  signal.throwIfAborted()
  return { id: answerId, answer, conversation }
}
