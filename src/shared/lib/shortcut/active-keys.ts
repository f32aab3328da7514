import { useSyncExternalStore } from 'react'
import type { KeyName } from './keys'

const listeners = new Set<() => void>()
/** How many parts of the page use each key. */
const counts = new Map<KeyName, number>()

/** Records that a part of the page uses a key, until the returned function is called. */
export function registerKey(name: KeyName): () => void {
  count(name, 1)
  return () => count(name, -1)
}

/** Whether anything on the page uses a key. */
export const useIsKeyActive = (name: KeyName): boolean =>
  useSyncExternalStore(subscribe, () => (counts.get(name) ?? 0) > 0)

function count(name: KeyName, change: 1 | -1): void {
  counts.set(name, (counts.get(name) ?? 0) + change)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
