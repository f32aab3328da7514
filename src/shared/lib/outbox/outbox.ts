import { useSyncExternalStore } from 'react'
import { storageKeys } from '@/shared/config'
import { fieldOf, storedValue, wordOf } from '../unknown-value'

/** What a person did without a connection. */
export type WaitingEntry = {
  /** The same for each try, so that the server stores it once. */
  id: string
  /** Who sends it; empty where the holder of a link does. */
  personId: string
  /** Of the link whose holder sends it, whoever is signed in. */
  token?: string
  /** In the reader's words, such as "1,250 h · Loader 3". */
  title: string
  /** Of the call, below the API's address. */
  path: string
  /** Which API; the platform's where it is absent. */
  api?: 'assistants' | 'parts'
  body: object
  /** When it was entered, in ISO 8601. */
  at: string
  /** The server has it: what still waits is the file on this device that belongs to it. */
  isTaken?: boolean
  /** Why the server did not take it. */
  refusal?: string
  /** What confirms it where a refusal only asks, by the code of the refusal. */
  confirmations?: Record<string, Confirmation>
  /** What confirms it now. */
  confirmation?: Confirmation
}

type Confirmation = {
  /** What the person says by it, such as "Yes, 1,250 h is right". */
  words: string
  /** Is added to the body. */
  body: object
}

/** Who sends what waits: somebody who is signed in, or the holder of a link. */
export type Sender = { personId: string } | { token: string }

/** Whether an entry is sent by somebody; nobody else sees or sends it. */
export const isSentBy = (sender: Sender, { personId, token }: WaitingEntry): boolean =>
  'token' in sender ? token === sender.token : token === undefined && personId === sender.personId

/** Not among the keys of the session: what waits stays for its person, whoever signs in meanwhile. */
const storageKey = 'waiting to be sent'

const listeners = new Set<() => void>()

/** Stored on this device until it is sent or discarded; every tab sees the same. */
export const outbox = {
  read: (): readonly WaitingEntry[] => parse(stored()),
  /** Stores an entry, in place of an earlier one with its id. */
  put: (entry: WaitingEntry): void => write([...outbox.read().filter(({ id }) => id !== entry.id), entry]),
  remove: (id: string): void => {
    const entries = outbox.read()
    if (entries.some((entry) => entry.id === id)) write(entries.filter((entry) => entry.id !== id))
  },
  /** The server does not take an entry: it stays, with the reason. */
  refuse: (id: string, refusal: string, code = ''): void =>
    change(id, ({ confirmation: _, ...entry }) => {
      const confirmation = entry.confirmations?.[code]
      return { ...entry, refusal, ...(confirmation && { confirmation }) }
    }),
  /** Clears the reason, so that an entry is sent again. */
  retry: (id: string): void => change(id, ({ refusal: _, confirmation: __, ...entry }) => entry),
  /** Clears the reason of an entry, which is sent again with what confirms it. */
  confirm: (id: string): void =>
    change(id, ({ refusal: _, confirmation, ...entry }) => ({
      ...entry,
      body: { ...entry.body, ...confirmation?.body },
    })),
  subscribe: (listener: () => void): (() => void) => {
    const fromOtherTab = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', fromOtherTab)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', fromOtherTab)
    }
  },
}

/** What waits of this sender, who alone sees and sends it. */
export function useWaiting(sender: Sender): readonly WaitingEntry[] {
  const text = useSyncExternalStore(outbox.subscribe, stored, () => null)
  return parse(text).filter((entry) => isSentBy(sender, entry))
}

/** Who is signed in on this device, as the session stores it. */
export function storedPersonId(): string | undefined {
  return wordOf(storedValue(storageKeys.user), 'id')
}

const change = (id: string, changed: (entry: WaitingEntry) => WaitingEntry): void =>
  write(outbox.read().map((entry) => (entry.id === id ? changed(entry) : entry)))

function write(entries: readonly WaitingEntry[]): void {
  // What cannot be stored is not said to be waiting: a full storage fails the act.
  if (entries.length > 0) localStorage.setItem(storageKey, JSON.stringify(entries))
  else localStorage.removeItem(storageKey)
  for (const listener of listeners) listener()
}

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function parse(text: string | null): WaitingEntry[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    return []
  }
}

const words = ['id', 'personId', 'title', 'path', 'at']

const isEntry = (value: unknown): value is WaitingEntry =>
  typeof fieldOf(value, 'body') === 'object' && words.every((word) => wordOf(value, word) !== undefined)
