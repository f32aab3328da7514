import type { Caller } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
import { conflict } from '../../../domain/domain-error'
import type { AssistantName, ConversationSummary } from './conversation'
import { insertConversation } from './conversation.repository'

export interface BeginConversation {
  assistant: AssistantName
  /** One that the owner may see. */
  machineId: string
  owner: Caller
  /** Of the question that begins it: the same for every try. */
  clientId?: string | undefined
}

/**
 * Begins a conversation on a machine, or returns the one that was begun before under the client id.
 * @throws DomainError conflict where that one is about another machine or of another assistant
 */
export async function beginConversation(trx: Transaction, begun: BeginConversation): Promise<ConversationSummary> {
  const { assistant, machineId, owner, clientId } = begun
  const conversation = await insertConversation(trx, {
    organizationId: owner.organization?.id ?? null,
    personId: owner.userId,
    assistant,
    machineId,
    clientId,
  })
  assertBegunBySame(conversation, begun)
  return conversation
}

/** @throws DomainError conflict where the conversation is about another machine or of another assistant */
export function assertBegunBySame(
  conversation: ConversationSummary,
  { assistant, machineId }: Pick<BeginConversation, 'assistant' | 'machineId'>,
): void {
  if (conversation.machineId === machineId && conversation.assistant === assistant) return
  throw conflict('client_id_used', {
    en: 'A question about another machine was asked with this client_id.',
    es: 'Ya se hizo una pregunta sobre otra máquina con este client_id.',
  })
}
