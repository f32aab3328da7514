import { useSyncExternalStore } from 'react'
import { isPage } from './api-error'

/** Which replies were not given by the server now, but stored by `public/app-worker.js`. */
const givenAt = 'x-given-at'

/** What the loss is known from: calls that are not answered, or a session that cannot be renewed. */
type Sign = 'calls' | 'session'

const listeners = new Set<() => void>()
const lost = new Set<Sign>()
const connectionIsLost = () => lost.size > 0

function report(sign: Sign, isLost: boolean): void {
  const wasLost = connectionIsLost()
  if (isLost) lost.add(sign)
  else lost.delete(sign)
  if (wasLost === connectionIsLost()) return
  for (const listener of listeners) listener()
}

/** Without a renewed token every call is refused, as if the server were out of reach. */
export const reportSession = (isOutOfReach: boolean): void => report('session', isOutOfReach)

/** Learns from a call whether the server can be reached. */
export async function observed(call: Promise<Response>): Promise<Response> {
  try {
    const answer = await call
    if (!isPage(answer)) report('calls', answer.headers.has(givenAt))
    return answer
  } catch (cause) {
    // A cancelled call says nothing about the network.
    if (cause instanceof TypeError) report('calls', true)
    throw cause
  }
}

/** Asks whether the server can be reached again. The first calls after a network has come back may still fail. */
export async function tryConnection(): Promise<void> {
  const answer = await fetch('/readyz', { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok && !isPage(answer)) report('calls', false)
}

const noteLoss = () => report('calls', true)

/** Calls back whenever the connection is lost or there again. @returns the function that ends that */
export function onConnectionChange(changed: (isLost: boolean) => void): () => void {
  const listener = () => changed(connectionIsLost())
  if (listeners.size === 0) {
    window.addEventListener('offline', noteLoss)
    window.addEventListener('online', tryConnection)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('offline', noteLoss)
    window.removeEventListener('online', tryConnection)
  }
}

/** Whether the server does not answer, so that what is shown may be older. */
export function useIsConnectionLost(): boolean {
  return useSyncExternalStore(onConnectionChange, connectionIsLost, connectionIsLost)
}
