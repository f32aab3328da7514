import { useSyncExternalStore } from 'react'

/** A place with unsent input. Input in a dialog is lost when the dialog closes. */
export type Place = 'page' | 'dialog'

type Registration = { place: Place }

let registrations: readonly Registration[] = []
const listeners = new Set<() => void>()

/** Registers unsent input until the returned function is called. */
export function registerUnsent(place: Place): () => void {
  const registration = { place }
  change([...registrations, registration])
  return () => change(registrations.filter((other) => other !== registration))
}

/** Whether something typed was not sent, anywhere or in one kind of place. */
export function hasUnsent(place?: Place): boolean {
  return registrations.some((registration) => place === undefined || registration.place === place)
}

/** The same as a hook, which rerenders when it changes. */
export function useHasUnsent(): boolean {
  return useSyncExternalStore(subscribe, () => hasUnsent())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(changed: readonly Registration[]) {
  registrations = changed
  for (const listener of listeners) listener()
}
