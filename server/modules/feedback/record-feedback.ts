import type { Transaction } from '../../db/connection'
import { invalid, notFound } from '../../domain/domain-error'
import type { Rating } from './feedback'
import { findTurn, upsertFeedback } from './given-feedback.repository'

interface RecordFeedback {
  conversationId: string
  messageId: string
  personId: string
  rating: Rating
  reason: string
}

/**
 * Records what a person thinks of an answer in a conversation of their own, in place of what they thought of it before.
 * @throws DomainError not found for no such conversation, invalid for what is no answer in it
 */
export async function recordFeedback(trx: Transaction, feedback: RecordFeedback): Promise<void> {
  const turn = await findTurn(trx, feedback)
  if (!turn) throw notFound('Conversation')
  if (turn.role !== 'assistant') {
    throw invalid({
      path: 'body.message_id',
      message: {
        en: 'Must be an answer in this conversation.',
        es: 'Debe ser una respuesta de esta conversación.',
      },
    })
  }
  await upsertFeedback(trx, { ...feedback, organizationId: turn.organizationId })
}
