import { storageKeys } from '@/shared/config'
import type { Draft, Entry } from './entry'

const keyOf = (token: string) => `${storageKeys.enteredHours} ${token}`

/** Stores on this device what was typed for a link. An empty draft is removed. */
export function storeDraft(token: string, draft: Draft): void {
  try {
    if (draft.typed === '' && !draft.entry) localStorage.removeItem(keyOf(token))
    else localStorage.setItem(keyOf(token), JSON.stringify(draft))
  } catch {
    // A full or forbidden storage costs what survives a reload; the page goes on.
  }
}

/** The draft that is stored on this device for a link. */
export function readDraft(token: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(token)) ?? 'null')
    return isDraft(value) ? { ...value, entry: isEntry(value.entry) ? value.entry : undefined } : undefined
  } catch {
    return undefined
  }
}

function isDraft(value: unknown): value is Omit<Draft, 'entry'> & { entry?: unknown } {
  return has(value, { typed: 'string', isReplacement: 'boolean' })
}

function isEntry(value: unknown): value is Entry {
  return has(value, {
    clientId: 'string',
    value: 'number',
    enteredAt: 'string',
    isReplacement: 'boolean',
    confirmed: 'boolean',
  })
}

function has(value: unknown, shape: Record<string, 'string' | 'number' | 'boolean'>): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(shape).every(([name, type]) => typeof Reflect.get(value, name) === type)
}
