import { DomainError } from '../../domain/domain-error'
import { createFairQueue, QueueFull } from '../fair-queue/fair-queue'

export interface Call {
  /** The organization that it is made for, otherwise an address. */
  owner: string
  /** The person, link or address of that owner. */
  member: string
  /** What it costs in comparison with reading one record, as far as it is known by now; see `http/load-of.ts`. */
  load: () => number
  /** Aborts when the client disconnects. */
  signal: AbortSignal
}

/** Limits how much an organization, and each person or link of it, has the server do at once. */
export interface CallTurns {
  /**
   * Runs the work of a call in its turn.
   * @throws DomainError `overloaded` if too many wait, or for too long; the signal's reason, or what the work throws
   */
  run<Result>(call: Call, work: () => Promise<Result>): Promise<Result>
  /** The same for a whole table, which takes as long as its client takes to read it. Nothing else waits for it. */
  sendTable<Result>(call: Omit<Call, 'load'>, work: () => Promise<Result>): Promise<Result>
}

interface Limits {
  /** How much one organization does at once. */
  loadPerOwner?: number
  /** How much one person or link does at once; browsers send six calls at once. */
  loadPerMember?: number
  waitingPerOwner?: number
  waitingPerMember?: number
  /** How many long calls are answered at once, at most one of them for each organization. */
  longCalls?: number
  /** How long a call waits at most. */
  waitMs?: number
}

/** From this load on, calls are long: what they cost is felt by everyone else. */
const LONG_CALL = 3

/**
 * Organizations are limited, not all of them together: a call may wait for a transaction's turn or for a bank, and those of
 * others must not wait with it. Only long calls are limited over all organizations, who take turns.
 */
export function createCallTurns({
  loadPerOwner = 16,
  loadPerMember = 8,
  waitingPerOwner = 1000,
  waitingPerMember = 250,
  longCalls = 2,
  waitMs = 20_000,
}: Limits = {}): CallTurns {
  const calls = createFairQueue({
    slots: Number.POSITIVE_INFINITY,
    slotsPerOwner: loadPerOwner,
    waitingPerOwner,
    slotsPerMember: loadPerMember,
    waitingPerMember,
  })
  const tables = createFairQueue(TABLES)
  const long = createFairQueue({ slots: longCalls, slotsPerOwner: 1, waitingPerOwner: loadPerOwner })

  /** Waits as long as a call waits at most; `inTurn` begins the work once it is its turn. */
  async function waitFor<Result>(
    signal: AbortSignal,
    work: () => Promise<Result>,
    inTurn: (begin: () => Promise<Result>, within: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), waitMs)
    let hasBegun = false
    const begin = () => {
      hasBegun = true
      clearTimeout(timer)
      return work()
    }
    try {
      return await inTurn(begin, AbortSignal.any([signal, waiting.signal]))
    } catch (error) {
      const isRefused = !hasBegun && !signal.aborted && (error instanceof QueueFull || waiting.signal.aborted)
      throw isRefused ? overloaded() : error
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    run: ({ owner, member, load, signal }, work) =>
      waitFor(signal, work, (begin, within) => {
        const turn = { owner, member, load: Math.min(load(), LONG_CALL) }
        // Another call may have shown meanwhile how long it takes.
        const isLong = () => load() >= LONG_CALL
        return calls.run(turn, () => (isLong() ? long.run({ owner, member }, begin, within) : begin()), within)
      }),
    sendTable: ({ owner, member, signal }, work) =>
      waitFor(signal, work, (begin, within) => tables.run({ owner, member }, begin, within)),
  }
}

/** Without a limit over all organizations: a client that reads slowly would have those of others wait. */
const TABLES = {
  slots: Number.POSITIVE_INFINITY,
  slotsPerOwner: 2,
  waitingPerOwner: 100,
  slotsPerMember: 1,
  waitingPerMember: 20,
}

const RETRY_SECONDS = 5

/** Nothing of the call was done. */
const overloaded = () =>
  new DomainError(
    'too-many-requests',
    'overloaded',
    {
      en: 'Too much is being asked for at once. Try again in a few seconds.',
      es: 'Se está pidiendo demasiado a la vez. Inténtelo de nuevo en unos segundos.',
    },
    { retryAfterSeconds: RETRY_SECONDS },
  )
