import { createLanguageModel } from '../../../../../infrastructure/language-model/create-language-model'
import { startModelServer } from '../../../../../infrastructure/language-model/testing/model-server'
import type { Scope } from '../../../finding/retrieving/scope'
import { loaderScope } from '../../../finding/testing/harrow-manuals'
import type { AnswerRequest } from '../../engine'
import { createLocalSearch } from '../../searching/testing/local-search'
import { createModelEngine, type ModelAnswer } from '../engine'
import { ModelLeft } from '../model-trace'
import { isToWrite, type Script, scripted } from './scripted-model'

interface Asked extends Partial<Omit<AnswerRequest, 'question' | 'scope'>> {
  prompt?: string
  conversation?: AnswerRequest['question']['conversation']
  isUsedUp?: boolean
  seesImages?: boolean
  timeoutMs?: number
  scope?: Scope
  onDelta?: (text: string) => void
}

/** An engine whose model is played by a local server, over the manual of a wheel loader. */
export async function startEngine(script: Script) {
  const server = await startModelServer(scripted(script))
  const recorded: { inputTokens: number; outputTokens: number }[] = []

  async function ask(asked: Asked = {}) {
    const {
      prompt = 'How much engine oil does it take?',
      conversation = [],
      scope = loaderScope,
      onDelta,
      ...rest
    } = asked
    const { isUsedUp = false, seesImages = false, timeoutMs = 60_000, ...request } = rest
    const model = createLanguageModel(
      { url: server.url, model: 'scripted', provider: 'openai-compatible', seesImages, timeoutMs },
      { pause: async () => undefined, now: Date.now, random: () => 0 },
    )
    const engine = createModelEngine({
      model,
      search: createLocalSearch(scope),
      budget: { isUsedUp: async () => isUsedUp, record: async (_, tokens) => void recorded.push(tokens) },
      timeoutMs,
      logger: { warn: () => undefined, error: () => undefined },
    })
    const manuals = scope.manuals.flatMap(({ passages: [first] }) =>
      first
        ? [
            {
              id: first.manualId,
              revision: 1,
              partsVersion: 1,
              displayName: first.manualName,
              kind: 'operation' as const,
              pages: 30,
            },
          ]
        : [],
    )
    const events = engine.answer({
      assistant: 'operations',
      audience: 'operator',
      question: { prompt, conversation, language: 'en' },
      scope: { organizationId: 'organization-of-the-asker', manuals, isComplete: true },
      signal: new AbortController().signal,
      budget: { milliseconds: 30_000, characters: 2000 },
      ...request,
    })
    let answer: ModelAnswer | undefined
    for await (const event of events) {
      if (event.type === 'done') answer = event.answer
      else onDelta?.(event.text)
    }
    if (!answer) throw new Error('the engine ended without an answer')
    return answer
  }

  /** Asks what the model leaves to the default engine. */
  async function askInVain(asked?: Asked): Promise<ModelLeft> {
    const left = await ask(asked).catch((error: unknown) => error)
    if (left instanceof ModelLeft) return left
    throw new Error('the model answered', { cause: left })
  }

  /** The last request for a reply. */
  const lastToWrite = () => server.requests.filter(isToWrite).at(-1)

  return { ask, askInVain, recorded, server, lastToWrite, close: () => server.close() }
}
