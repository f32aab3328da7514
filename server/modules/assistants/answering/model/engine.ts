import type { LanguageModel } from '../../../../infrastructure/language-model/language-model'
import { ModelFailure } from '../../../../infrastructure/language-model/model-failure'
import type { Logger } from '../../../../infrastructure/logging/logger'
import type { QuestionEmbedder } from '../../embedding/question-embedder'
import type { AnswerEvent, AnswerRequest, ComposedAnswer } from '../engine'
import type { ManualSearch } from '../searching/manual-search'
import { Leaving, ModelLeft, type ModelTrace, type ReasonToLeave } from './model-trace'
import { createRun } from './run'
import { storable } from './storable'

/** What an organization may still use. */
interface Budget {
  isUsedUp(organizationId: string | null): Promise<boolean>
  record(organizationId: string | null, tokens: { inputTokens: number; outputTokens: number }): Promise<void>
}

interface Dependencies {
  model: LanguageModel
  search: Pick<ManualSearch, 'search'>
  /** Undefined if passages are not embedded. */
  embedQuestion?: QuestionEmbedder | undefined
  budget: Budget
  /** For all that an answer takes. */
  timeoutMs: number
  logger: Pick<Logger, 'warn' | 'error'>
}

/** An answer with how the model came to it. One from records alone says nothing of the manuals. */
export interface ModelAnswer extends ComposedAnswer {
  engine: 'model' | 'records'
  model: ModelTrace
}

export type ModelEvent = Extract<AnswerEvent, { type: 'delta' }> | { type: 'done'; answer: ModelAnswer }

export interface ModelEngine {
  /**
   * Answers like any engine, with what the model writes, of which nothing is passed on before it was checked.
   * @throws ModelLeft where the default engine is to answer; the signal's reason if it was aborted
   */
  answer(request: AnswerRequest): AsyncIterable<ModelEvent>
}

/** The engine that has a language model read pages and write, and holds it to them. */
export function createModelEngine(dependencies: Dependencies): ModelEngine {
  const { model, budget, timeoutMs, logger } = dependencies
  return {
    async *answer(request) {
      const started = performance.now()
      const { organizationId } = request.scope
      const tokens = { inputTokens: 0, outputTokens: 0 }
      const trace: ModelTrace = {
        model: model.name,
        prompts: {},
        calls: [],
        removed: [],
        isRepaired: false,
        passages: [],
        earlierTurns: request.question.conversation.length,
        tokens: { input: 0, output: 0 },
        milliseconds: { model: 0, all: 0 },
      }
      const complete = () => {
        trace.tokens = { input: tokens.inputTokens, output: tokens.outputTokens }
        trace.milliseconds.all = Math.round(performance.now() - started)
        return trace
      }
      const time = AbortSignal.timeout(timeoutMs)
      const run = createRun(dependencies, {
        request: { ...request, signal: AbortSignal.any([request.signal, time]) },
        deadline: started + timeoutMs,
        trace,
        onUsage: ({ inputTokens, outputTokens }) => {
          tokens.inputTokens += inputTokens
          tokens.outputTokens += outputTokens
        },
      })
      try {
        if (await budget.isUsedUp(organizationId)) throw new Leaving('budget')
        for await (const event of run()) {
          yield event.type === 'delta'
            ? event
            : { type: 'done', answer: { ...event.answer, model: storable(complete()) } }
        }
      } catch (error) {
        request.signal.throwIfAborted()
        const reason = reasonOf(error, time)
        if (reason === undefined) throw error
        trace.left = reason
        if (reason === 'unavailable' || reason === 'too-slow') logger.warn({ err: error }, 'the language model failed')
        throw new ModelLeft(reason, storable(complete()), { cause: error })
      } finally {
        if (tokens.inputTokens + tokens.outputTokens > 0)
          await budget
            .record(organizationId, tokens)
            .catch((error: unknown) => logger.error({ err: error }, 'the use of the language model was not recorded'))
      }
    },
  }
}

/** Undefined for an error that is no failure of the model. */
function reasonOf(error: unknown, time: AbortSignal): ReasonToLeave | undefined {
  if (error instanceof Leaving) return error.reason
  if (time.aborted) return 'too-slow'
  if (error instanceof ModelFailure) return error.kind === 'timeout' ? 'too-slow' : 'unavailable'
  return undefined
}
