import { QueueFull } from '../../../../infrastructure/fair-queue/fair-queue'
import type { Logger } from '../../../../infrastructure/logging/logger'
import { WorkerCrashed, WorkerTimedOut } from '../../../../infrastructure/worker-threads/worker-failure'
import { createWorkerPool } from '../../../../infrastructure/worker-threads/worker-pool'
import { answerFailed, answersBusy, answerTimedOut } from '../answer-failure'
import type { SearchedManual } from '../engine'
import { createSearchTurns, type Search } from './search-turns'
import type { SearchLimits, SearchReply, SearchTask, SearchWorkerData } from './worker/search-task'

interface Dependencies {
  connectionString: string
  logger: Pick<Logger, 'error'>
  /** Undefined if passages are not embedded. */
  embeddingModel?: string | undefined
}

const THREADS = 2
/** Terminates a thread that reaches no checkpoint, which indicates a defect. */
const HANG_TIMEOUT_MS = 120_000
/** Long, because the manual indexes of a thread are lost when it ends. */
const IDLE_TIMEOUT_MS = 24 * 3_600_000
/** Several times what the indexes in the cache take, for a machine with more manuals than the cache has room for. */
const HEAP_MEGABYTES = 384

/** What a thread is asked, without its limits. */
type Asked = SearchTask extends infer Task ? (Task extends SearchTask ? Omit<Task, keyof SearchLimits> : never) : never

interface SearchOptions {
  /** Whose turn it is. */
  organizationId: string | null
  manuals: readonly SearchedManual[]
  /** Aborted when nobody waits for the reply any more. */
  signal: AbortSignal
  /** In the time of `performance.now()`, including the time in the queue. */
  deadline: number
}

/** The reply to a task; `stopped`, `out-of-time` and `much-to-index` are none. */
type ReplyTo<Task> = Task extends { kind: infer Kind } ? Extract<SearchReply, { to: Kind }> : never

export interface ManualSearch {
  /**
   * Searches manuals in a thread, in the turn of an organization.
   * @throws DomainError `unavailable` if there was no reply in time; the signal's reason if it was aborted
   */
  search<Task extends Asked>(task: Task, options: SearchOptions): Promise<ReplyTo<Task>>
  /** The same if a thread is free in time and no manual has to be indexed; otherwise undefined. */
  searchWithoutIndexing<Task extends Asked>(task: Task, options: SearchOptions): Promise<ReplyTo<Task> | undefined>
  /**
   * Starts one thread, so that the first questions need not wait. Another one, which occupies as much memory again, starts
   * when it is first needed.
   */
  warmUp(): Promise<void>
  close(): Promise<void>
}

/** Searches manuals in worker threads, of which one organization occupies at most one. */
export function createManualSearch({ connectionString, logger, embeddingModel }: Dependencies): ManualSearch {
  const data: SearchWorkerData = { connectionString, embeddingModel }
  const pool = createWorkerPool<SearchTask, SearchReply>(new URL('./worker/search.worker.ts', import.meta.url), {
    size: THREADS,
    timeoutMs: HANG_TIMEOUT_MS,
    idleMs: IDLE_TIMEOUT_MS,
    heapMegabytes: HEAP_MEGABYTES,
    data,
  })
  const turns = createSearchTurns(THREADS)

  /** A search of a thread that ends when the caller disconnects. */
  const searchFor =
    (task: Asked, { manuals, signal, deadline }: SearchOptions): Search =>
    async (mayIndexMuch) => {
      const stop = new SharedArrayBuffer(1)
      const stopSearch = () => Atomics.store(new Uint8Array(stop), 0, 1)
      signal.addEventListener('abort', stopSearch, { once: true })
      const key = manuals.map(({ id }) => id).join()
      const limits = { milliseconds: deadline - performance.now(), stop, mayIndexMuch }
      const whole = { ...task, manuals: manuals.map(toSearched), ...limits }
      return pool.run(whole, { key }).finally(() => signal.removeEventListener('abort', stopSearch))
    }

  function throwAsRefusal(error: unknown, signal: AbortSignal): never {
    signal.throwIfAborted()
    if (error instanceof QueueFull) throw answersBusy()
    if (error instanceof WorkerTimedOut || isTimeout(error)) throw answerTimedOut()
    if (!(error instanceof WorkerCrashed)) throw error
    logger.error({ err: error }, 'the manual search thread ended')
    throw answerFailed()
  }

  return {
    async search(task, options) {
      const { organizationId, signal } = options
      const within = withinTime(options)
      const reply = await turns
        .search(organizationId ?? 'none', searchFor(task, { ...options, signal: within }), within)
        .catch((error: unknown) => throwAsRefusal(error, signal))
      signal.throwIfAborted()
      return replyTo(task, reply) ?? throwAsRefusal(answerTimedOut(), signal)
    },
    async searchWithoutIndexing(task, options) {
      const { organizationId, signal } = options
      const within = withinTime(options)
      const reply = await turns
        .searchWithoutIndexing(organizationId ?? 'none', searchFor(task, { ...options, signal: within }), within)
        .catch((error: unknown) => {
          if (within.aborted || error instanceof QueueFull) return undefined
          throw error
        })
      signal.throwIfAborted()
      return reply && replyTo(task, reply)
    },
    async warmUp() {
      const limits = { manuals: [], milliseconds: 0, mayIndexMuch: false, stop: new SharedArrayBuffer(1) }
      await pool.run({ kind: 'suggest', language: 'en', ...limits })
    },
    close: () => pool.close(),
  }
}

function replyTo<Task extends Asked>({ kind }: Task, reply: SearchReply): ReplyTo<Task> | undefined {
  // A thread replies to the kind of its task, or says why it does not.
  return 'to' in reply && reply.to === kind ? (reply as ReplyTo<Task>) : undefined
}

const toSearched = ({ id, revision, partsVersion, displayName, kind, pages }: SearchedManual): SearchedManual => ({
  ...{ id, revision, partsVersion, displayName, kind, pages },
})

const withinTime = ({ signal, deadline }: SearchOptions): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(Math.max(0, Math.ceil(deadline - performance.now())))])

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'
