import { useSyncExternalStore } from 'react'

/** Which replies were not given by the server now, but stored by `public/app-worker.js`. */
const givenAt = 'x-given-at'

const listeners = new Set<() => void>()
let isLost = false

function report(nowLost: boolean): void {
  if (nowLost === isLost) return
  isLost = nowLost
  for (const listener of listeners) listener()
}

/** Learns from a call whether the server can be reached. */
export async function observed(call: Promise<Response>): Promise<Response> {
  try {
    const answer = await call
    report(answer.headers.has(givenAt))
    return answer
  } catch (cause) {
    // A cancelled call says nothing about the network.
    if (cause instanceof TypeError) report(true)
    throw cause
  }
}

/** Asks whether the server can be reached again. The first calls after a network has come back may still fail. */
export async function tryConnection(): Promise<void> {
  const answer = await fetch('/readyz', { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) report(false)
}

const noteLoss = () => report(true)

/** Calls back whenever the connection is lost or there again. @returns the function that ends that */
export function onConnectionChange(changed: (isLost: boolean) => void): () => void {
  const listener = () => changed(isLost)
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

const connectionIsLost = () => isLost

/** Whether the server does not answer, so that what is shown may be older. */
export function useIsConnectionLost(): boolean {
  return useSyncExternalStore(onConnectionChange, connectionIsLost, connectionIsLost)
}
