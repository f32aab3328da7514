import type { LanguageModel } from '../../../server/infrastructure/language-model/language-model'
import type { AnswerRequest, ComposedAnswer } from '../../../server/modules/assistants/answering/engine'
import { compose } from '../../../server/modules/assistants/answering/extractive/compose'
import { createModelEngine, type ModelEngine } from '../../../server/modules/assistants/answering/model/engine'
import { ModelLeft, type ModelTrace } from '../../../server/modules/assistants/answering/model/model-trace'
import type { ManualSearch } from '../../../server/modules/assistants/answering/searching/manual-search'
import { createLocalSearch } from '../../../server/modules/assistants/answering/searching/testing/local-search'
import { find } from '../../../server/modules/assistants/finding/find'
import type { ManualIndex } from '../../../server/modules/assistants/finding/retrieving/manual-index'
import { createScope, type Scope } from '../../../server/modules/assistants/finding/retrieving/scope'
import type { Library, QuestionSet } from '../library'
import type { BenchQuestion } from '../question'
import type { Asked, Reply } from '../score'
import { createStopwatch } from './stopwatch'

export interface AskedOfModel extends Asked {
  trace: ModelTrace
  /** From the start to the first checked statement, without the time of the model; undefined if there was none. */
  ownMilliseconds: number | undefined
  parts: string[]
}

interface Options {
  model: LanguageModel
  /** Questions that are in progress together. */
  atOnce: number
  timeoutMs: number
  /** How the manuals of a scope are searched; by default in this process, as the product does. */
  searchIn?: (scope: Scope) => Pick<ManualSearch, 'search'>
  onAsked?: (asked: AskedOfModel) => void
}

const BUDGET = { milliseconds: 30_000, characters: 2000 }

/** Asks the model's engine in this process, of each manual alone; what it leaves is answered by the default engine, as in the product. */
export async function askModel(set: QuestionSet, library: Library, options: Options): Promise<AskedOfModel[]> {
  const waiting = [...set.questions.entries()]
  const asked: AskedOfModel[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [position, question] = next
      const index = await library.openManual(set.manuals, question.manual)
      const one = await askOne(question, index, options)
      asked[position] = one
      options.onAsked?.(one)
    }
  }
  await Promise.all(Array.from({ length: options.atOnce }, work))
  return asked
}

export async function askOne(
  question: BenchQuestion,
  index: ManualIndex,
  { model, timeoutMs, searchIn = createLocalSearch }: Pick<Options, 'model' | 'timeoutMs' | 'searchIn'>,
): Promise<AskedOfModel> {
  const scope = createScope([index])
  const stopwatch = createStopwatch(model)
  const engine = createModelEngine({
    model: stopwatch.model,
    search: searchIn(scope),
    budget: { isUsedUp: async () => false, record: async () => undefined },
    timeoutMs,
    logger: { warn: ({ err }: { err?: unknown }) => console.error(question.id, err), error: console.error },
  })
  const request = requestFor(question)
  const { answer, trace } = await answered(engine, request, scope, stopwatch)
  return {
    question,
    reply: replyOf(answer, trace.milliseconds.all),
    trace,
    ownMilliseconds: stopwatch.ownMilliseconds(),
    parts: answer.parts.map(({ number }) => number),
  }
}

async function answered(
  engine: ModelEngine,
  request: AnswerRequest,
  scope: Scope,
  { first }: { first: () => void },
): Promise<{ answer: ComposedAnswer; trace: ModelTrace }> {
  try {
    for await (const event of engine.answer(request)) {
      first()
      if (event.type === 'done') return { answer: event.answer, trace: event.answer.model }
    }
    throw new Error('the engine ended without an answer')
  } catch (error) {
    if (!(error instanceof ModelLeft)) throw error
    const { assistant, question } = request
    const found = find({ ...question, seeksPart: assistant === 'parts' }, scope)
    return { answer: compose(found), trace: error.trace }
  }
}

const requestFor = ({ question, context, manual, assistant }: BenchQuestion): AnswerRequest => ({
  assistant: assistant === 'parts' ? 'parts' : 'operations',
  audience: 'operator',
  question: { prompt: question, conversation: context ? [{ role: 'user', content: context }] : [], language: 'en' },
  scope: {
    organizationId: null,
    manuals: [{ id: manual, revision: 1, partsVersion: 1, displayName: manual, kind: 'other', pages: null }],
    isComplete: true,
  },
  signal: new AbortController().signal,
  budget: BUDGET,
})

const replyOf = ({ response, confidence, refused, citations }: ComposedAnswer, milliseconds: number): Reply => ({
  response,
  confidence,
  refused,
  pages: citations.map(({ page }) => page),
  milliseconds,
})
