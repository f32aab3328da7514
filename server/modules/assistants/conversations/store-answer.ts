import { randomUUID } from 'node:crypto'
import type { Caller } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { publish } from '../../../events/unit-of-work'
import { type BeginConversation, beginConversation } from './begin-conversation'
import { type ConversationSummary, type StoredAnswer, titleOf } from './conversation'
import { questionAnswered } from './conversation.events'
import { findAnswer, lockConversation, turnsOf, updateConversation, writeMessages } from './conversation.repository'
import { type NewQuestion, placeOf } from './turn-place'

interface StoreAnswer {
  /** The conversation of the question; one is begun where there is none yet. */
  conversation: { id: string } | BeginConversation
  answerId: string
  question: NewQuestion
  answer: StoredAnswer
  owner: Caller
  /** Once it is aborted, nobody waits for the answer and nothing of it is stored. */
  signal: AbortSignal
}

export interface GivenAnswer {
  id: string
  answer: StoredAnswer
  conversation: ConversationSummary
}

/**
 * Stores a question with its answer in its place in the conversation, both or neither.
 * @returns the answer that is stored: that of an earlier try where there is one
 * @throws DomainError not-found for a conversation that is gone; conflict where the answer to be replaced is
 */
export async function storeAnswer(trx: Transaction, given: StoreAnswer): Promise<GivenAnswer> {
  const { answerId, question, answer, owner, signal } = given
  const { id: conversationId } =
    'id' in given.conversation ? given.conversation : await beginConversation(trx, given.conversation)
  const conversation = await lockConversation(trx, owner.userId, conversationId)
  if (!conversation) throw notFound('Conversation')
  const turns = await turnsOf(trx, conversationId)
  const place = placeOf(turns, question)
  if ('answeredBy' in place)
    return { id: place.answeredBy, answer: await findAnswer(trx, place.answeredBy), conversation }

  const { position } = place
  const replaced = turns.find((turn) => turn.position === position)
  await writeMessages(trx, conversationId, [
    { id: randomUUID(), position, role: 'user', content: question.prompt, clientId: question.clientId },
    { id: answerId, position: position + 1, role: 'assistant', content: answer.response, answer },
  ])
  // A title that was made from the replaced question goes with it.
  const isOwnTitle = conversation.title !== '' && conversation.title !== titleOf(replaced?.content ?? '')
  await updateConversation(trx, conversationId, {
    title: isOwnTitle ? conversation.title : titleOf(question.prompt),
  })
  await publish(trx, questionAnswered({ conversationId, answerId }))
  signal.throwIfAborted()
  return { id: answerId, answer, conversation }
}
