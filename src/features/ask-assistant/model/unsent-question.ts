import { storageKeys } from '@/shared/config'
import { storedValue, wordOf } from '@/shared/lib/unknown-value'

/**
 * Stores on this device a question about a machine that is being asked, or was taken back into the field. An empty one is
 * removed.
 */
export function storeUnsentQuestion(machineId: string, question: string): void {
  try {
    if (question.trim() === '') localStorage.removeItem(storageKeys.unsentQuestion)
    else localStorage.setItem(storageKeys.unsentQuestion, JSON.stringify({ machineId, question }))
  } catch {
    // A full or forbidden storage costs what survives a reload; the page goes on.
  }
}

/** Changes the question about a machine that is stored on this device, if there is one. */
export function editUnsentQuestion(machineId: string, question: string): void {
  if (readUnsentQuestion(machineId) !== '') storeUnsentQuestion(machineId, question)
}

/** The question about a machine that is stored on this device; empty where there is none. */
export function readUnsentQuestion(machineId: string): string {
  const stored = storedValue(storageKeys.unsentQuestion)
  return (wordOf(stored, 'machineId') === machineId && wordOf(stored, 'question')) || ''
}
