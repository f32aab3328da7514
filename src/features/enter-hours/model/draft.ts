import { storageKeys } from '@/shared/config'
import { storedValue } from '@/shared/lib/unknown-value'
import type { Draft } from './entry'
import { asEntry, readWaitingReading, storeWaitingReading } from './waiting-reading'

const keyOf = (token: string) => `${storageKeys.enteredHours} ${token}`

/** Stores on this device what was typed for a link, and in the outbox what of it is to be sent. An empty draft is removed. */
export function storeDraft(token: string, { entry, ...typed }: Draft): void {
  try {
    storeWaitingReading(token, entry)
    if (typed.typed === '') localStorage.removeItem(keyOf(token))
    else localStorage.setItem(keyOf(token), JSON.stringify(typed))
  } catch {
    // A full or forbidden storage costs what survives a reload; the page goes on.
  }
}

/** The draft that is stored on this device for a link. */
export function readDraft(token: string): Draft | undefined {
  const waiting = readWaitingReading(token)
  const typed = readTyped(token)
  if (!typed) return waiting && { typed: String(waiting.value), isReplacement: waiting.isReplacement, entry: waiting }
  // An earlier version of the app stored what is to be sent beside what was typed.
  return { ...typed, entry: waiting ?? asEntry(typed.entry) }
}

function readTyped(token: string): StoredDraft | undefined {
  const value = storedValue(keyOf(token))
  return isDraft(value) ? value : undefined
}

type StoredDraft = Omit<Draft, 'entry'> & { entry?: unknown }

const isDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'typed') === 'string' &&
  typeof Reflect.get(value, 'isReplacement') === 'boolean'
