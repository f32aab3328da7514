import type { Database, Transaction } from '../db/connection'
import { recordProgress } from '../infrastructure/jobs/job-progress'
import type { Logger } from '../infrastructure/logging/logger'
import type { DomainEvent } from './event'
import type { Subscription } from './subscription'
import type { TransactionQueue } from './transaction-queue'

/** Runs a use case in a transaction of its own and calls the after-commit subscribers of its events. */
export type Transact = <Result>(work: (trx: Transaction) => Promise<Result>) => Promise<Result>

export type TransactOn = (db: Database) => Transact

interface Options {
  db: Database
  logger: Pick<Logger, 'error'>
  /** Runs first in each transaction, for example to claim an idempotency key. */
  onBegin?: (trx: Transaction) => Promise<void>
  /** In which transactions on `db` take turns; without it they begin at once. */
  queue?: TransactionQueue
}

type Publish = (event: DomainEvent<unknown>) => Promise<void>
const publishers = new WeakMap<Transaction, Publish>()

/**
 * Publishes an event in the transaction of its change. In-transaction subscribers have run when this resolves;
 * after-commit subscribers run after the commit.
 */
export async function publish<Payload>(trx: Transaction, event: DomainEvent<Payload>): Promise<void> {
  const publishIn = publishers.get(trx)
  if (!publishIn) throw new Error(`${event.name} was published outside a transaction started by Transact`)
  await publishIn(event)
}

/** Starts transactions and passes their events to the subscribers, which are added once all modules exist. */
export function createUnitOfWork({ db: mainDb, logger, onBegin, queue = (work) => work() }: Options) {
  const subscriptions: Subscription[] = []
  const subscribedTo = (name: string) => subscriptions.filter(({ eventName }) => eventName === name)

  /** For connections other than those of ordinary requests. */
  const transactOn: TransactOn = (db) => async (work) => {
    const committed: DomainEvent<unknown>[] = []
    const execute = () =>
      db.transaction().execute(async (trx) => {
        publishers.set(trx, async (event) => {
          committed.push(event)
          for (const { inTransaction } of subscribedTo(event.name)) {
            // `inTransaction` and `afterCommit` accept only subscribers with the payload of their event.
            for (const subscriber of inTransaction) await subscriber(trx, event.payload as never)
          }
        })
        await onBegin?.(trx)
        return work(trx)
      })
    const result = await (db === mainDb ? queue(execute) : execute())
    recordProgress()
    for (const event of committed) await runAfterCommit(event)
    return result
  }

  async function runAfterCommit(event: DomainEvent<unknown>): Promise<void> {
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
