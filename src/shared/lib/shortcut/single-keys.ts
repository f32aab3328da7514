import { useSyncExternalStore } from 'react'

const storageKey = 'single-keys'
const listeners = new Set<() => void>()
let isOff = read() === 'off'

/** Whether keys without Ctrl act: who dictates switches them off (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => !isOff

/** Remembers it on this device. */
export function switchSingleKeys(isOn: boolean): void {
  isOff = !isOn
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}
