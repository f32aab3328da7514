import type { Caller } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { addedTurns, promptsOf, type Turn, titleAfter } from './conversation'
import { listTurns, lockConversation, updateConversation, writeMessages } from './conversation.repository'

interface AddTurns {
  id: string
  /** The whole conversation, with the person's new turns at the end. */
  conversation: readonly Turn[]
  owner: Caller
}

/**
 * Adds the person's own turns to a conversation.
 * @throws DomainError not-found for a conversation of another person; conflict if stored turns differ; invalid for an
 *   empty turn
 */
export async function addTurns(trx: Transaction, { id, conversation, owner }: AddTurns): Promise<void> {
  const stored = await lockConversation(trx, owner.userId, id)
  if (!stored) throw notFound('Conversation')
  const turns = await listTurns(trx, id)
  const added = addedTurns(turns, conversation)
  const next = (turns.at(-1)?.position ?? -1) + 1
  const messages = added.map((content, index) => ({ position: next + index, role: 'user' as const, content }))
  await writeMessages(trx, id, messages)
  const before = promptsOf(turns)
  await updateConversation(trx, id, {
    title: titleAfter({ title: stored.title, before, after: [...before, ...added] }),
  })
}
