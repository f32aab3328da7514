import { storageKeys } from '@/shared/config'
import { storedValue } from '@/shared/lib/unknown-value'
import type { Conversation } from './conversation'

/** Keeps the open conversation on this device, under the specification's keys; logging out clears them. */
export function storeConversation(conversation: Conversation): void {
  try {
    localStorage.setItem(storageKeys.conversationId, conversation.id)
    localStorage.setItem(storageKeys.conversation, JSON.stringify(conversation))
  } catch {
    // A full or forbidden storage costs the shortcut; the server has the conversation.
  }
}

/** Removes the open conversation from this device; the history still has it. */
export function removeStoredConversation(): void {
  localStorage.removeItem(storageKeys.conversationId)
  localStorage.removeItem(storageKeys.conversation)
}

/** The conversation stored on this device, if it is the one with this id. */
export function readStoredConversation(id: string): Conversation | undefined {
  const stored = lastStored()
  return stored?.id === id ? stored : undefined
}

/** The id of the conversation last open on this device, if it was about this machine. */
export function storedConversationId(machineId: string): string | undefined {
  const stored = lastStored()
  return stored?.machine_id === machineId && stored.id === localStorage.getItem(storageKeys.conversationId)
    ? stored.id
    : undefined
}

function lastStored(): Conversation | undefined {
  const value = storedValue(storageKeys.conversation)
  return isConversation(value) ? value : undefined
}

function isConversation(value: unknown): value is Conversation {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'machine_id' in value &&
    'messages' in value &&
    Array.isArray(value.messages) &&
    // One that was stored before dealerships were asked from conversations is read from the server instead.
    value.messages.every((message) => typeof message === 'object' && message !== null && 'dealer_questions' in message)
  )
}
