import type { Logger } from '../../../../infrastructure/logging/logger'
import type { QuestionEmbedder } from '../../embedding/question-embedder'
import type { AnswerEngine, AnswerRequest } from '../engine'
import type { ExplainingEngine } from '../explanation'
import type { ManualSearch } from '../searching/manual-search'
import type { Answered } from '../searching/worker/search-task'
import { createSizedCache } from '../searching/worker/sized-cache'

interface Dependencies {
  search: Pick<ManualSearch, 'search' | 'searchWithoutIndexing'>
  logger: Pick<Logger, 'error'>
  /** Undefined if passages are not embedded. */
  embedQuestion?: QuestionEmbedder | undefined
  /** Replaced in tests. */
  improvementMs?: number
}

/** How long an answer is delayed by a second search, with its wait for a thread. */
const IMPROVEMENT_MS = 3000
/** Suggestions are the same until a manual changes; so many machines are remembered. */
const MAX_SUGGESTED = 500
const SUGGESTION_MS = 15_000

/** A few words per event: small enough to appear progressively, large enough for a slow network. */
const delta = /[\s\S]{1,24}(?:\s+|$)|\S+\s*/g

/** The default engine: requires no network and no key, and answers only with text of the passages found. */
export function createExtractiveEngine(dependencies: Dependencies): AnswerEngine & ExplainingEngine {
  const { search, logger, embedQuestion, improvementMs = IMPROVEMENT_MS } = dependencies
  const suggestions = createSizedCache<string[]>(MAX_SUGGESTED)

  /** Searches within the time of the request, and once more with the vector of the question if that may help. */
  async function compute({ assistant, audience, question, scope, signal, budget }: AnswerRequest, explains: boolean) {
    const { organizationId, manuals, isComplete } = scope
    const deadline = performance.now() + budget.milliseconds
    const task = { assistant, audience, question, isComplete, explains, characters: budget.characters }
    const searched = { organizationId, manuals, signal }
    const reply = await search.search({ kind: 'answer', ...task }, { ...searched, deadline })
    const vector = await embed(reply, signal, deadline)
    if (!vector) return reply
    const improved = await search
      .searchWithoutIndexing(
        { kind: 'answer', ...task, vector },
        { ...searched, deadline: Math.min(performance.now() + improvementMs, deadline) },
      )
      .catch(logUnlessAborted(signal))
    signal.throwIfAborted()
    return improved ?? reply
  }

  /** The vector of the question if a second search with it may lead to a better answer. */
  async function embed({ textToEmbed }: Answered, signal: AbortSignal, deadline: number) {
    if (textToEmbed === undefined) return undefined
    const within = AbortSignal.any([signal, AbortSignal.timeout(Math.max(0, Math.ceil(deadline - performance.now())))])
    const vector = await embedQuestion?.(textToEmbed, within).catch(logUnlessAborted(within))
    signal.throwIfAborted()
    return vector
  }

  const logUnlessAborted = (signal: AbortSignal) => (error: unknown) => {
    if (!signal.aborted) logger.error({ err: error }, 'the search by similarity failed')
    return undefined
  }

  return {
    async *answer(request) {
      const { answer } = await compute(request, false)
      for (const text of answer.response.match(delta) ?? []) {
        request.signal.throwIfAborted()
        yield { type: 'delta', text }
      }
      yield { type: 'done', answer }
    },

    async suggest({ scope: { organizationId, manuals }, language, signal }) {
      const searched = manuals.map(({ id, revision, partsVersion, displayName }) => [
        id,
        revision,
        partsVersion,
        displayName,
      ])
      const ask = async () => {
        const options = { organizationId, manuals, signal, deadline: performance.now() + SUGGESTION_MS }
        const { questions } = await search.search({ kind: 'suggest', language }, options)
        return { value: questions, size: 1 }
      }
      return suggestions.get(JSON.stringify([language, searched]), ask)
    },

    async explain(request) {
      const { answer, explanation } = await compute(request, true)
      if (!explanation) throw new Error('the answer was not explained')
      return { answer, explanation }
    },
  }
}
