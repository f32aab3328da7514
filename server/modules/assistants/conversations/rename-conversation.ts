import type { Caller } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { lockConversation, updateConversation } from './conversation.repository'

interface RenameConversation {
  id: string
  title: string
  owner: Caller
}

/** @throws DomainError not-found for a conversation of another person */
export async function renameConversation(trx: Transaction, { id, title, owner }: RenameConversation): Promise<void> {
  const conversation = await lockConversation(trx, owner.userId, id)
  if (!conversation) throw notFound('Conversation')
  await updateConversation(trx, id, { title })
}
