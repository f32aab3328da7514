import { storageKeys } from '@/shared/config'
import { fieldOf, storedValue } from '@/shared/lib/unknown-value'
import type { AssistantName, Conversation } from './conversation'

/** Keeps the conversation that was open last on this device, under the specification's keys; logging out clears them. */
export function storeConversation(conversation: Conversation): void {
  try {
    localStorage.setItem(storageKeys.conversationId, conversation.id)
    localStorage.setItem(storageKeys.conversation, JSON.stringify(conversation))
  } catch {
    // A full or forbidden storage costs the shortcut; the server has the conversation.
  }
}

/** Removes it from this device; the history still has it, unless it was deleted. */
export function removeStoredConversation(): void {
  localStorage.removeItem(storageKeys.conversationId)
  localStorage.removeItem(storageKeys.conversation)
}

/** The conversation stored on this device, if it is the one with this id. */
export function readStoredConversation(id: string): Conversation | undefined {
  const stored = lastStored()
  return stored?.id === id ? stored : undefined
}

/** The conversation last open on this device, if it was with this assistant and about this machine. */
export function lastConversation(assistant: AssistantName, machineId: string | undefined): Conversation | undefined {
  const stored = lastStored()
  const isOpen = stored?.id === localStorage.getItem(storageKeys.conversationId)
  const isOfSubject = stored?.assistant === assistant && stored.machine_id === (machineId ?? null)
  return isOpen && isOfSubject && stored.messages.length > 0 ? stored : undefined
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
    // One that an earlier version of the app has stored lacks what is shown now; it is read from the server instead.
    value.messages.every(isShownWhole)
  )
}

const isShownWhole = (message: unknown): boolean => {
  const answer = fieldOf(message, 'answer')
  const isAnswerWhole = answer === null || fieldOf(answer, 'records') !== undefined
  return fieldOf(message, 'dealer_questions') !== undefined && isAnswerWhole
}
