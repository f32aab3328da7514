import { createFairQueue, QueueFull } from '../../../../infrastructure/fair-queue/fair-queue'
import type { Logger } from '../../../../infrastructure/logging/logger'
import { WorkerCrashed, WorkerTimedOut } from '../../../../infrastructure/worker-threads/worker-failure'
import { createWorkerPool } from '../../../../infrastructure/worker-threads/worker-pool'
import type { QuestionEmbedder } from '../../embedding/question-embedder'
import { answerFailed, answersBusy, answerTimedOut } from '../answer-failure'
import type { AnswerEngine, AnswerRequest } from '../engine'
import type { ExplainingEngine } from '../explanation'
import type { Answered, AnswerReply, AnswerTask, AnswerWorkerData } from './worker/answer-task'

interface Dependencies {
  connectionString: string
  logger: Pick<Logger, 'error'>
  /** Undefined if passages are not embedded. */
  embeddings?: { model: string; embedQuestion: QuestionEmbedder } | undefined
}

const THREADS = 2
const MAX_WAITING_PER_ORGANIZATION = 20
/** Terminates a thread that reaches no checkpoint, which indicates a defect. */
const HANG_TIMEOUT_MS = 120_000
/** Long, because the manual indexes of a thread are lost when it ends. */
const IDLE_TIMEOUT_MS = 24 * 3_600_000
/** Several times what the indexes in the cache take, for a machine with more manuals than the cache has room for. */
const HEAP_MEGABYTES = 384

/** A few words per event: small enough to appear progressively, large enough for a slow network. */
const delta = /[\s\S]{1,24}(?:\s+|$)|\S+\s*/g

/**
 * The default engine: requires no network and no key, and answers only with text of the passages found. It searches in
 * worker threads, of which one organization occupies at most one.
 */
export function createExtractiveEngine({ connectionString, logger, embeddings }: Dependencies) {
  const data: AnswerWorkerData = { connectionString, embeddingModel: embeddings?.model }
  const pool = createWorkerPool<AnswerTask, AnswerReply>(new URL('./worker/answer.worker.ts', import.meta.url), {
    size: THREADS,
    timeoutMs: HANG_TIMEOUT_MS,
    idleMs: IDLE_TIMEOUT_MS,
    heapMegabytes: HEAP_MEGABYTES,
    data,
  })
  const turns = { slotsPerOwner: 1, waitingPerOwner: MAX_WAITING_PER_ORGANIZATION }
  const queue = createFairQueue({ slots: THREADS, ...turns })
  /** For questions that have much to index, so that one thread is always free for the others. */
  const indexingQueue = createFairQueue({ slots: THREADS - 1, ...turns })

  /** Waits in the fair queue, then searches within the remaining time. */
  async function compute({ audience, question, scope, signal, budget }: AnswerRequest, explains: boolean) {
    const deadline = performance.now() + budget.milliseconds
    const waitSignal = AbortSignal.any([signal, AbortSignal.timeout(budget.milliseconds)])
    const owner = scope.organizationId ?? 'none'
    const key = scope.manuals.map(({ id }) => id).join()
    const search = async (mayIndexMuch: boolean, vector?: Float32Array) => {
      const stop = new SharedArrayBuffer(1)
      const stopSearch = () => Atomics.store(new Uint8Array(stop), 0, 1)
      signal.addEventListener('abort', stopSearch, { once: true })
      const milliseconds = deadline - performance.now()
      const { characters } = budget
      const task = { audience, question, ...taskScope(scope), characters, explains, milliseconds, stop, mayIndexMuch }
      return pool
        .run(vector ? { ...task, vector } : task, { key })
        .finally(() => signal.removeEventListener('abort', stopSearch))
    }
    const searchInTurn = async (vector?: Float32Array) => {
      const reply = await queue.run(owner, () => search(false, vector), waitSignal)
      if (reply.kind !== 'much-to-index') return reply
      const searchAgain = () => queue.run(owner, () => search(true, vector), waitSignal)
      return indexingQueue.run(owner, searchAgain, waitSignal)
    }
    const reply = await searchInTurn()
    signal.throwIfAborted()
    if (reply.kind !== 'answered') throw answerTimedOut()
    return (await improve(reply, searchInTurn, signal)) ?? reply
  }

  /** Searches again with the vector of the question; undefined if that is of no use or fails. */
  async function improve(
    { textToEmbed }: Answered,
    search: (vector: Float32Array) => Promise<AnswerReply>,
    signal: AbortSignal,
  ): Promise<Answered | undefined> {
    const vector = textToEmbed === undefined ? undefined : await embeddings?.embedQuestion(textToEmbed, signal)
    if (!vector) return undefined
    const reply = await search(vector).catch((error: unknown) => {
      signal.throwIfAborted()
      logger.error({ err: error }, 'the search by similarity failed')
    })
    signal.throwIfAborted()
    return reply?.kind === 'answered' ? reply : undefined
  }

  const computeOrRefuse = (request: AnswerRequest, { explains }: { explains: boolean }): Promise<Answered> =>
    compute(request, explains).catch((error: unknown) => {
      request.signal.throwIfAborted()
      if (error instanceof QueueFull) throw answersBusy()
      if (error instanceof WorkerTimedOut || isTimeout(error)) throw answerTimedOut()
      if (!(error instanceof WorkerCrashed)) throw error
      logger.error({ err: error }, 'the manual search thread ended')
      throw answerFailed()
    })

  const engine: AnswerEngine & ExplainingEngine = {
    async *answer(request) {
      const { answer } = await computeOrRefuse(request, { explains: false })
      for (const text of answer.response.match(delta) ?? []) {
        request.signal.throwIfAborted()
        yield { type: 'delta', text }
      }
      yield { type: 'done', answer }
    },

    async explain(request) {
      const { answer, explanation } = await computeOrRefuse(request, { explains: true })
      if (!explanation) throw new Error('the answer was not explained')
      return { answer, explanation }
    },
  }
  return {
    ...engine,
    /** Starts the threads, so that the first questions need not wait. */
    async warmUp(): Promise<void> {
      const emptyQuestion = { prompt: '', conversation: [], language: 'en' } as const
      const options = {
        audience: 'operator',
        isComplete: true,
        characters: 0,
        explains: false,
        milliseconds: 0,
      } as const
      const task = { ...options, question: emptyQuestion, manuals: [], mayIndexMuch: false }
      await Promise.all(Array.from({ length: THREADS }, () => pool.run({ ...task, stop: new SharedArrayBuffer(1) })))
    },
    close: () => pool.close(),
  }
}

const taskScope = ({ manuals, isComplete }: AnswerRequest['scope']) => ({
  manuals: manuals.map(({ id, revision, displayName, pages }) => ({ id, revision, displayName, pages })),
  isComplete,
})

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'
