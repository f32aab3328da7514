import { QueueFull } from '../../../../infrastructure/fair-queue/fair-queue'
import type { Logger } from '../../../../infrastructure/logging/logger'
import { WorkerCrashed, WorkerTimedOut } from '../../../../infrastructure/worker-threads/worker-failure'
import { createWorkerPool } from '../../../../infrastructure/worker-threads/worker-pool'
import type { QuestionEmbedder } from '../../embedding/question-embedder'
import { answerFailed, answersBusy, answerTimedOut } from '../answer-failure'
import type { AnswerEngine, AnswerRequest, SearchedManual } from '../engine'
import type { ExplainingEngine } from '../explanation'
import { createSearchTurns, type Search } from './search-turns'
import type { Answered, AnswerReply, AnswerTask, AnswerWorkerData, SearchTask, SuggestTask } from './worker/answer-task'
import { createSizedCache } from './worker/sized-cache'

interface Dependencies {
  connectionString: string
  logger: Pick<Logger, 'error'>
  /** Undefined if passages are not embedded. */
  embeddings?: { model: string; embedQuestion: QuestionEmbedder } | undefined
  /** Replaced in tests. */
  improvementMs?: number
}

const THREADS = 2
/** Terminates a thread that reaches no checkpoint, which indicates a defect. */
const HANG_TIMEOUT_MS = 120_000
/** Long, because the manual indexes of a thread are lost when it ends. */
const IDLE_TIMEOUT_MS = 24 * 3_600_000
/** How long an answer is delayed by a second search, with its wait for a thread. */
const IMPROVEMENT_MS = 3000
/** Several times what the indexes in the cache take, for a machine with more manuals than the cache has room for. */
const HEAP_MEGABYTES = 384
/** Suggestions are the same until a manual changes; so many machines are remembered. */
const MAX_SUGGESTED = 500
const SUGGESTION_MS = 15_000

interface SearchOptions {
  explains: boolean
  /** In the time of `performance.now()`. */
  deadline: number
  vector?: Float32Array
}

/** A few words per event: small enough to appear progressively, large enough for a slow network. */
const delta = /[\s\S]{1,24}(?:\s+|$)|\S+\s*/g

/**
 * The default engine: requires no network and no key, and answers only with text of the passages found. It searches in
 * worker threads, of which one organization occupies at most one.
 */
export function createExtractiveEngine(dependencies: Dependencies) {
  const { connectionString, logger, embeddings, improvementMs = IMPROVEMENT_MS } = dependencies
  const data: AnswerWorkerData = { connectionString, embeddingModel: embeddings?.model }
  const pool = createWorkerPool<AnswerTask | SuggestTask, AnswerReply>(
    new URL('./worker/answer.worker.ts', import.meta.url),
    {
      size: THREADS,
      timeoutMs: HANG_TIMEOUT_MS,
      idleMs: IDLE_TIMEOUT_MS,
      heapMegabytes: HEAP_MEGABYTES,
      data,
    },
  )
  const turns = createSearchTurns(THREADS)
  const suggestions = createSizedCache<string[]>(MAX_SUGGESTED)

  /** Waits for its turn, then searches within the remaining time. */
  async function compute(request: AnswerRequest, explains: boolean): Promise<Answered> {
    const { scope, signal, budget } = request
    const owner = scope.organizationId ?? 'none'
    const first = limitTime(signal, budget.milliseconds)
    const reply = await turns.search(owner, createSearch(request, { explains, deadline: first.deadline }), first.signal)
    signal.throwIfAborted()
    if (reply.kind !== 'answered') throw answerTimedOut()
    const vector = await embed(reply, first.signal)
    if (!vector) return reply
    const second = limitTime(first.signal, Math.min(improvementMs, first.deadline - performance.now()))
    const search = createSearch(request, { explains, vector, deadline: second.deadline })
    const improved = await turns
      .searchWithoutIndexing(owner, search, second.signal)
      .catch(logUnlessAborted(second.signal))
    signal.throwIfAborted()
    return improved?.kind === 'answered' ? improved : reply
  }

  /** A search of a thread that ends when the caller disconnects. */
  function createSearch(request: AnswerRequest, { explains, deadline, vector }: SearchOptions): Search {
    const { assistant, audience, question, scope, signal, budget } = request
    const { isComplete } = scope
    const asked = { assistant, audience, question, isComplete, explains, characters: budget.characters }
    return searchFor({ ...asked, ...(vector && { vector }) }, { manuals: scope.manuals, signal, deadline })
  }

  const searchFor =
    (
      wanted: Omit<AnswerTask, keyof SearchTask> | Omit<SuggestTask, keyof SearchTask>,
      { manuals, signal, deadline }: { manuals: readonly SearchedManual[]; signal: AbortSignal; deadline: number },
    ): Search =>
    async (mayIndexMuch) => {
      const stop = new SharedArrayBuffer(1)
      const stopSearch = () => Atomics.store(new Uint8Array(stop), 0, 1)
      signal.addEventListener('abort', stopSearch, { once: true })
      const key = manuals.map(({ id }) => id).join()
      const limits = { milliseconds: deadline - performance.now(), stop, mayIndexMuch }
      const task = { ...wanted, manuals: manuals.map(toSearched), ...limits }
      return pool.run(task, { key }).finally(() => signal.removeEventListener('abort', stopSearch))
    }

  /** The vector of the question if a second search with it may lead to a better answer. */
  async function embed({ textToEmbed }: Answered, signal: AbortSignal): Promise<Float32Array | undefined> {
    return textToEmbed === undefined
      ? undefined
      : embeddings?.embedQuestion(textToEmbed, signal).catch(logUnlessAborted(signal))
  }

  const logUnlessAborted = (signal: AbortSignal) => (error: unknown) => {
    if (signal.aborted || error instanceof QueueFull) return undefined
    logger.error({ err: error }, 'the search by similarity failed')
  }

  const computeOrRefuse = (request: AnswerRequest, { explains }: { explains: boolean }): Promise<Answered> =>
    orRefuse(compute(request, explains), request.signal)

  const orRefuse = <Result>(computed: Promise<Result>, signal: AbortSignal): Promise<Result> =>
    computed.catch((error: unknown) => {
      signal.throwIfAborted()
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

    async suggest({ scope: { organizationId, manuals }, language, signal }) {
      const key = JSON.stringify([language, manuals.map(toSearched)])
      const compute = async () => {
        const { signal: within, deadline } = limitTime(signal, SUGGESTION_MS)
        const search = searchFor({ suggestIn: language }, { manuals, signal: within, deadline })
        const reply = await turns.search(organizationId ?? 'none', search, within)
        signal.throwIfAborted()
        if (reply.kind !== 'suggested') throw answerTimedOut()
        return { value: reply.questions, size: 1 }
      }
      return orRefuse(suggestions.get(key, compute), signal)
    },

    async explain(request) {
      const { answer, explanation } = await computeOrRefuse(request, { explains: true })
      if (!explanation) throw new Error('the answer was not explained')
      return { answer, explanation }
    },
  }
  return {
    ...engine,
    /**
     * Starts one thread, so that the first questions need not wait. Another one, which occupies as much memory again, starts
     * when it is first needed.
     */
    async warmUp(): Promise<void> {
      const emptyQuestion = { prompt: '', conversation: [], language: 'en' } as const
      const options = {
        assistant: 'operations',
        audience: 'operator',
        isComplete: true,
        characters: 0,
        explains: false,
        milliseconds: 0,
      } as const
      const task = { ...options, question: emptyQuestion, manuals: [], mayIndexMuch: false }
      await pool.run({ ...task, stop: new SharedArrayBuffer(1) })
    },
    close: () => pool.close(),
  }
}

const toSearched = ({ id, revision, partsVersion, displayName, kind, pages }: SearchedManual): SearchedManual => ({
  ...{ id, revision, partsVersion, displayName, kind, pages },
})

function limitTime(signal: AbortSignal, milliseconds: number) {
  const remaining = Math.max(0, Math.ceil(milliseconds))
  const deadline = performance.now() + remaining
  return { deadline, signal: AbortSignal.any([signal, AbortSignal.timeout(remaining)]) }
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'
