import type { Database, Transaction } from '../db/connection'
import type { Logger } from '../infrastructure/logging/logger'
import type { DomainEvent } from './event'
import type { Subscription } from './subscription'

/** Runs a use case in a transaction of its own and, once that is stored, what its events set off. */
export type Transact = <Result>(work: (trx: Transaction) => Promise<Result>) => Promise<Result>

export type TransactOn = (db: Database) => Transact

interface Options {
  db: Database
  logger: Pick<Logger, 'error'>
  /** Runs first in each transaction, such as the claim of an idempotency key. */
  onBegin?: (trx: Transaction) => Promise<void>
}

type Publish = (event: DomainEvent<unknown>) => Promise<void>
const publishers = new WeakMap<Transaction, Publish>()

/**
 * Publishes an event in the transaction of its change: subscribers in the transaction have run when this resolves, those
 * after the commit run once it is stored.
 */
export async function publish<Payload>(trx: Transaction, event: DomainEvent<Payload>): Promise<void> {
  const publishIn = publishers.get(trx)
  if (!publishIn) throw new Error(`${event.name} was published outside of a transaction that Transact began`)
  await publishIn(event)
}

/** Where transactions begin and events find their subscribers, who are named once all modules exist. */
export function createUnitOfWork({ db: mainDb, logger, onBegin }: Options) {
  const subscriptions: Subscription[] = []
  const subscribedTo = (name: string) => subscriptions.filter(({ eventName }) => eventName === name)

  /** The same on other connections than those of most requests. */
  const transactOn: TransactOn = (db) => async (work) => {
    const committed: DomainEvent<unknown>[] = []
    const result = await db.transaction().execute(async (trx) => {
      publishers.set(trx, async (event) => {
        committed.push(event)
        for (const { inTransaction } of subscribedTo(event.name)) {
          // `inTransaction` and `afterCommit` take subscribers of the event's own payload alone.
          for (const subscriber of inTransaction) await subscriber(trx, event.payload as never)
        }
      })
      await onBegin?.(trx)
      return work(trx)
    })
    for (const event of committed) await actOn(event)
    return result
  }

  async function actOn(event: DomainEvent<unknown>): Promise<void> {
    for (const subscriber of subscribedTo(event.name).flatMap(({ afterCommit }) => afterCommit)) {
      try {
        await subscriber(event.payload as never)
      } catch (error) {
        logger.error({ err: error, event: event.name }, 'a subscriber failed after the commit')
      }
    }
  }

  return {
    transact: transactOn(mainDb),
    transactOn,
    subscribe: (added: readonly Subscription[]) => {
      subscriptions.push(...added)
    },
  }
}
