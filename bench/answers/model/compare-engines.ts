import { appendFile } from 'node:fs/promises'
import { createLanguageModel } from '../../../server/infrastructure/language-model/create-language-model'
import { compose } from '../../../server/modules/assistants/answering/extractive/compose'
import { createRandom } from '../../random'
import { quantile } from '../../timing'
import type { Library, QuestionSet } from '../library'
import { report } from '../report'
import type { Asked } from '../score'
import { type AskedOfModel, askModel } from './ask-model'
import { drawSample } from './draw-sample'

interface Options {
  url: string
  name: string
  /** Questions that are in progress together. */
  atOnce: number
  /** Without one, all questions are asked. */
  sample: { answerable: number; unanswerable: number; seed: number } | undefined
  /** The file to which each reply is added. */
  replies: string | undefined
}

/** Whoever answers by hand takes a while. */
const TIMEOUT_MS = 6 * 3_600_000

/** Asks the model's engine and the default engine the same questions, and prints the figures of both. */
export async function compareEngines(given: readonly QuestionSet[], library: Library, options: Options): Promise<void> {
  const { url, name, atOnce, sample, replies } = options
  const sets = sample ? await drawSample(given, library, { ...sample, random: createRandom(sample.seed) }) : given
  const model = createLanguageModel({
    ...{ url, model: name, provider: 'openai-compatible', apiKey: undefined },
    ...{ seesImages: false, timeoutMs: TIMEOUT_MS },
  })
  const onAsked = (asked: AskedOfModel) => {
    if (replies) void appendFile(replies, `${JSON.stringify(asked)}\n`)
  }
  const perSet = await Promise.all(
    sets.map((set) => askModel(set, library, { model, atOnce, timeoutMs: TIMEOUT_MS, onAsked })),
  )
  const asked = perSet.flat()
  const studied = await library.study(sets)
  const byDefault = studied.map(({ question, found }): Asked => {
    const { response, confidence, refused, citations } = compose(found)
    return {
      question,
      reply: { response, confidence, refused, pages: citations.map(({ page }) => page), milliseconds: 0 },
    }
  })
  console.log(`model\n\n${report(asked)}\n\ndefault engine\n\n${report(byDefault)}\n\n${ownFigures(asked)}`)
}

/** What only the model's engine has. */
function ownFigures(asked: readonly AskedOfModel[]): string {
  const own = asked.flatMap(({ ownMilliseconds }) => ownMilliseconds ?? [])
  const left = asked.filter(({ trace }) => trace.left !== undefined)
  const removed = asked.reduce((sum, { trace }) => sum + trace.removed.length, 0)
  const calls = asked.reduce((sum, { trace }) => sum + trace.calls.length, 0)
  return [
    `answered by the default engine: ${left.length} (${left.map(({ question, trace }) => `${question.id} ${trace.left}`).join(', ')})`,
    `repaired: ${asked.filter(({ trace }) => trace.isRepaired).length}, sentences removed: ${removed}, tools called: ${calls}`,
    `own time to the first checked statement: median ${quantile(own, 0.5).toFixed(0)} ms, p95 ${quantile(own, 0.95).toFixed(0)} ms`,
  ].join('\n')
}
