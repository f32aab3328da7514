import { createFairQueue, QueueFull } from '../../../../infrastructure/fair-queue/fair-queue'
import type { Logger } from '../../../../infrastructure/logging/logger'
import { WorkerCrashed, WorkerTimedOut } from '../../../../infrastructure/worker-threads/worker-failure'
import { createWorkerPool } from '../../../../infrastructure/worker-threads/worker-pool'
import { answerFailed, answersBusy, answerTimedOut } from '../answer-failure'
import type { AnswerEngine, AnswerRequest, ComposedAnswer } from '../engine'
import type { AnswerReply, AnswerTask, AnswerWorkerData } from './worker/answer-task'

interface Dependencies extends AnswerWorkerData {
  logger: Pick<Logger, 'error'>
}

const threads = 2
const waitingPerOrganization = 20
/** Ends a thread that reaches no checkpoint; nothing but a defect or a manual of unheard-of size takes so long. */
const hangingMs = 120_000
/** A thread that ends takes the indexes of its manuals with it. */
const idleMs = 24 * 3_600_000

/** Some words at a time: enough to be seen being written, few enough for a slow network. */
const stretch = /[\s\S]{1,24}(?:\s+|$)|\S+\s*/g

/**
 * The default engine: needs no network and no key, and says only what stands in the passages found. It searches in
 * threads of its own, of which one organization occupies one at most.
 */
export function createExtractiveEngine({ connectionString, logger }: Dependencies) {
  const data: AnswerWorkerData = { connectionString }
  const pool = createWorkerPool<AnswerTask, AnswerReply>(new URL('./worker/answer.worker.ts', import.meta.url), {
    size: threads,
    timeoutMs: hangingMs,
    idleMs,
    data,
  })
  const queue = createFairQueue({ slots: threads, slotsPerOwner: 1, waitingPerOwner: waitingPerOrganization })

  /** In its turn, with what is left of the budget's time. */
  async function compute({ question, scope, signal, budget }: AnswerRequest): Promise<ComposedAnswer> {
    const until = performance.now() + budget.milliseconds
    const patience = AbortSignal.any([signal, AbortSignal.timeout(budget.milliseconds)])
    const search = async () => {
      const stop = new SharedArrayBuffer(1)
      const stopSearch = () => Atomics.store(new Uint8Array(stop), 0, 1)
      signal.addEventListener('abort', stopSearch, { once: true })
      const milliseconds = until - performance.now()
      const task = { question, ...taskScope(scope), characters: budget.characters, milliseconds, stop }
      return pool.run(task).finally(() => signal.removeEventListener('abort', stopSearch))
    }
    const reply = await queue.run(scope.organizationId ?? 'none', search, patience)
    signal.throwIfAborted()
    if (reply.kind === 'answered') return reply.answer
    throw answerTimedOut()
  }

  const engine: AnswerEngine = {
    async *answer(request) {
      const answer = await compute(request).catch((error: unknown) => {
        request.signal.throwIfAborted()
        if (error instanceof QueueFull) throw answersBusy()
        if (error instanceof WorkerTimedOut || isTimeout(error)) throw answerTimedOut()
        if (!(error instanceof WorkerCrashed)) throw error
        logger.error({ err: error }, 'the thread that searches manuals ended')
        throw answerFailed()
      })
      for (const text of answer.response.match(stretch) ?? []) {
        request.signal.throwIfAborted()
        yield { type: 'delta', text }
      }
      yield { type: 'done', answer }
    },
  }
  return {
    ...engine,
    /** Starts the threads, so that nobody's question waits for that. */
    async warmUp(): Promise<void> {
      const nothing = { prompt: '', conversation: [] }
      const task = { question: nothing, manuals: [], isComplete: true, characters: 0, milliseconds: 0 }
      await Promise.all(Array.from({ length: threads }, () => pool.run({ ...task, stop: new SharedArrayBuffer(1) })))
    },
    close: () => pool.close(),
  }
}

/** The thread needs of a manual only what names its text. */
const taskScope = ({ manuals, isComplete }: AnswerRequest['scope']) => ({
  manuals: manuals.map(({ id, revision, displayName }) => ({ id, revision, displayName })),
  isComplete,
})

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'
