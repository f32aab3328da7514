import type { AssistantName } from '@/entities/conversation'
import { storageKeys } from '@/shared/config'
import { storedValue, wordOf } from '@/shared/lib/unknown-value'

/** Whom a question is for, and the machine that it is about, if one is chosen. */
export type Subject = { assistant: AssistantName; machineId: string | undefined }

/**
 * Stores on this device a question that is being asked, or was taken back into the field. An empty one is removed.
 */
export function storeUnsentQuestion({ assistant, machineId }: Subject, question: string): void {
  try {
    if (question.trim() === '') localStorage.removeItem(storageKeys.unsentQuestion)
    else localStorage.setItem(storageKeys.unsentQuestion, JSON.stringify({ assistant, machineId, question }))
  } catch {
    // A full or forbidden storage costs what survives a reload; the page goes on.
  }
}

/** Changes the question that is stored on this device, if there is one. */
export function editUnsentQuestion(subject: Subject, question: string): void {
  if (readUnsentQuestion(subject) !== '') storeUnsentQuestion(subject, question)
}

/** The question that is stored on this device; empty where there is none. */
export function readUnsentQuestion({ assistant, machineId }: Subject): string {
  const stored = storedValue(storageKeys.unsentQuestion)
  // An earlier version of the app knew the operations assistant alone.
  const asked = wordOf(stored, 'assistant') ?? 'operations'
  const isOfSubject = asked === assistant && wordOf(stored, 'machineId') === machineId
  return (isOfSubject && wordOf(stored, 'question')) || ''
}
