import type { Caller } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
import { conflict } from '../../../domain/domain-error'
import type { AssistantName, ConversationSummary } from './conversation'
import { insertConversation } from './conversation.repository'

export interface StartConversation {
  assistant: AssistantName
  /** Must be visible to the owner; null with the general assistant, if no machine is chosen. */
  machineId: string | null
  owner: Caller
  /** Of the first question; the same for every attempt. */
  clientId?: string | undefined
}

/**
 * Starts a conversation, or returns the one already started with the client id.
 * @throws DomainError conflict if that one is about another machine or with another assistant
 */
export async function startConversation(trx: Transaction, requested: StartConversation): Promise<ConversationSummary> {
  const { assistant, machineId, owner, clientId } = requested
  const conversation = await insertConversation(trx, {
    organizationId: owner.organization?.id ?? null,
    personId: owner.userId,
    assistant,
    machineId,
    clientId,
  })
  assertSameSubject(conversation, requested)
  return conversation
}

/** @throws DomainError conflict if the conversation is about another machine or with another assistant */
export function assertSameSubject(
  conversation: ConversationSummary,
  { assistant, machineId }: Pick<StartConversation, 'assistant' | 'machineId'>,
): void {
  if (conversation.machineId === machineId && conversation.assistant === assistant) return
  throw conflict('client_id_used', {
    en: 'This client_id was already used for another question.',
    es: 'Este client_id ya se usó para otra pregunta.',
  })
}
