import { useSyncExternalStore } from 'react'

/** A place with unsent input. Input in a dialog is lost when the dialog closes. */
export type Place = 'page' | 'dialog'

type Holder = { place: Place }

let holders: readonly Holder[] = []
const listeners = new Set<() => void>()

/** Registers unsent input until the returned function is called. */
export function registerUnsent(place: Place): () => void {
  const holder = { place }
  change([...holders, holder])
  return () => change(holders.filter((other) => other !== holder))
}

/** Whether something typed was not sent, anywhere or in one kind of place. */
export function holdsUnsent(place?: Place): boolean {
  return holders.some((holder) => place === undefined || holder.place === place)
}

/** The same, followed. */
export function useHoldsUnsent(): boolean {
  return useSyncExternalStore(subscribe, () => holdsUnsent())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(changed: readonly Holder[]) {
  holders = changed
  for (const listener of listeners) listener()
}
