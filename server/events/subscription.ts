import type { Transaction } from '../db/connection'
import type { EventType } from './event'

type InTransaction<Payload> = (trx: Transaction, payload: Payload) => Promise<unknown>
type AfterCommit<Payload> = (payload: Payload) => unknown

/** The subscribers of one type of event. */
export interface Subscription {
  readonly eventName: string
  readonly inTransaction: readonly InTransaction<never>[]
  readonly afterCommit: readonly AfterCommit<never>[]
}

/**
 * Subscribers that run in the transaction of the event. If one fails, the whole transaction is rolled back.
 */
export const inTransaction = <Payload>(
  { eventName }: EventType<Payload>,
  ...subscribers: InTransaction<Payload>[]
): Subscription => ({ eventName, inTransaction: subscribers, afterCommit: [] })

/**
 * Subscribers that run after the commit, for example to notify sockets. A failure is only logged, and they do not run at
 * all if the process dies in between, so nothing that must happen belongs here.
 */
export const afterCommit = <Payload>(
  { eventName }: EventType<Payload>,
  ...subscribers: AfterCommit<Payload>[]
): Subscription => ({ eventName, inTransaction: [], afterCommit: subscribers })
