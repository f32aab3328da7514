import { AsyncLocalStorage } from 'node:async_hooks'

/** Whoever waits for a reply, and shares their turns with others. */
export interface Requester {
  /** The organization of the caller or of the link, otherwise the address that asks for the operation. */
  owner: string
  /** The person, link or address of that owner. */
  member: string
  /** Aborts when the client disconnects. */
  signal: AbortSignal
  /** Under which id the client makes a change, so that it knows the events of its own. */
  changeId?: string | undefined
}

/** For whom the current request is answered; jobs have none. */
export const currentRequester = new AsyncLocalStorage<Requester>()
