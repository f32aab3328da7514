import type { Transaction } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { conversationLink, removeActivity } from '../../activity'
import { removeConversation } from './conversation.repository'

/**
 * Deletes a conversation of a person, and what leads to it in the recent activity.
 * @throws NOT_FOUND for one that is not theirs
 */
export async function deleteConversation(trx: Transaction, personId: string, id: string): Promise<void> {
  const removed = await removeConversation(trx, personId, id)
  if (!removed) throw notFound('Conversation')
  if (removed.organizationId) await removeActivity(trx, removed.organizationId, conversationLink(id))
}
