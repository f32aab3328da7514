import { DomainError } from '../domain/domain-error'
import { currentRequester, type Requester } from '../infrastructure/current-requester'
import { createFairQueue } from '../infrastructure/fair-queue/fair-queue'

const JOBS = { owner: 'jobs' }

interface Limits {
  /** How many connections the pool has. */
  connections: number
  /** How many transactions of one owner may wait. */
  waitingPerOwner?: number
  /** How long each of them waits at most. */
  waitMs?: number
}

/**
 * Runs the work of a transaction in its turn.
 * @throws DomainError unavailable if too many wait, or for too long; only before the first transaction of a request
 */
export type TransactionQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Has transactions wait for their turn without a connection, the organizations one after the other: many that change the
 * same record wait for its lock, and would otherwise occupy every connection meanwhile, so that nobody could even read
 * (decision 89).
 */
export function createTransactionQueue({
  connections,
  waitingPerOwner = 500,
  waitMs = 20_000,
}: Limits): TransactionQueue {
  const queue = createFairQueue({
    slots: atLeastOne(connections * 0.7),
    slotsPerOwner: atLeastOne(connections * 0.5),
    waitingPerOwner,
  })
  /** Those of whom something may be stored, or have been done elsewhere: what is left of it must not be dropped. */
  const halfway = new WeakSet<Requester>()
  return async (work) => {
    const requester = currentRequester.getStore()
    if (requester && halfway.has(requester)) return queue.runEventually(requester, work)
    const timeLimit = AbortSignal.timeout(waitMs)
    const signal = requester ? AbortSignal.any([requester.signal, timeLimit]) : timeLimit
    let hasBegun = false
    const begin = () => {
      hasBegun = true
      if (requester) halfway.add(requester)
      return work()
    }
    try {
      return await queue.run(requester ?? JOBS, begin, signal)
    } catch (error) {
      throw hasBegun || requester?.signal.aborted ? error : overloaded()
    }
  }
}

const atLeastOne = (count: number): number => Math.max(1, Math.floor(count))

const RETRY_SECONDS = 5

/** Nothing of the request was stored. */
const overloaded = () =>
  new DomainError(
    'unavailable',
    'overloaded',
    {
      en: 'Too many changes are being made at the moment, so yours was not made. Try again in a few seconds.',
      es: 'En este momento se están haciendo demasiados cambios, por lo que el suyo no se hizo. Inténtelo de nuevo en unos segundos.',
    },
    { retryAfterSeconds: RETRY_SECONDS },
  )
