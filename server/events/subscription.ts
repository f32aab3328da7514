import type { Transaction } from '../db/connection'
import type { EventType } from './event'

type InTransaction<Payload> = (trx: Transaction, payload: Payload) => Promise<unknown>
type AfterCommit<Payload> = (payload: Payload) => unknown

/** What a kind of event sets off. */
export interface Subscription {
  readonly eventName: string
  readonly inTransaction: readonly InTransaction<never>[]
  readonly afterCommit: readonly AfterCommit<never>[]
}

/**
 * Subscribers that write with the event: what they store is stored if, and only if, the event's own change is. One that
 * fails undoes the whole.
 */
export const inTransaction = <Payload>(
  { eventName }: EventType<Payload>,
  ...subscribers: InTransaction<Payload>[]
): Subscription => ({ eventName, inTransaction: subscribers, afterCommit: [] })

/**
 * Subscribers that act once the change is stored, such as messages to sockets. One that fails is logged and undoes
 * nothing; a process that dies at this moment leaves it undone, so nothing that must happen belongs here.
 */
export const afterCommit = <Payload>(
  { eventName }: EventType<Payload>,
  ...subscribers: AfterCommit<Payload>[]
): Subscription => ({ eventName, inTransaction: [], afterCommit: subscribers })
