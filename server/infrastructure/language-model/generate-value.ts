import { failureIn } from './failure-in'
import type { Generated, GenerateRequest, ModelMessage } from './language-model'
import { ModelFailure } from './model-failure'
import { createUsageMeter, tokensOf, tokensOfPrompt } from './model-usage'
import type { OpenedModel } from './open-model'
import { readJson } from './read-json'
import { promptOf } from './sdk-prompt'

/** With which endpoints that do not know `response_format` may refuse it. */
const refusalsOfFormat = new Set([400, 404, 415, 422, 501])

interface Options {
  seesImages: boolean
}

/** Generates values as JSON. Whether the endpoint refuses structured output is remembered. */
export function createValueGenerator({ seesImages }: Options) {
  let isFormatRefused = false

  return async function generate<Value>(
    { sdk, model }: OpenedModel,
    request: GenerateRequest<Value>,
  ): Promise<Generated<Value>> {
    const { signal, schema } = request
    const meter = createUsageMeter(request)
    const format = sdk.Output.object({ schema })
    const wanted = await format.responseFormat
    const jsonSchema = JSON.stringify(wanted?.type === 'json' && wanted.schema)
    const rule = `Answer with one JSON object and nothing else. It must fit this JSON schema: ${jsonSchema}`
    const inWords = `${request.instructions}\n\n${rule}`

    async function write(messages: readonly ModelMessage[], isStructured: boolean): Promise<string> {
      const prompt = { ...request, messages, instructions: isStructured ? request.instructions : inWords }
      try {
        const { text, usage } = await sdk.generateText({
          ...promptOf(prompt, seesImages),
          model,
          abortSignal: signal,
          // Text that does not fit is read by more patient rules than the SDK's.
          ...(isStructured && { output: { ...format, parseCompleteOutput: async () => undefined } }),
        })
        meter.add(usage, { inputTokens: tokensOfPrompt(prompt, seesImages), outputTokens: tokensOf(text) })
        return text
      } catch (error) {
        signal.throwIfAborted()
        throw failureIn(error, sdk)
      }
    }

    async function ask(messages: readonly ModelMessage[]): Promise<string> {
      if (isFormatRefused) return write(messages, false)
      try {
        return await write(messages, true)
      } catch (error) {
        const isRefusal = error instanceof ModelFailure && error.kind === 'refused'
        if (!isRefusal || !refusalsOfFormat.has(error.status ?? 0)) throw error
        const text = await write(messages, false)
        isFormatRefused = true
        return text
      }
    }

    const text = await ask(request.messages)
    const read = readJson(text, schema)
    if ('value' in read) return { value: read.value, usage: meter.total() }
    const again = await ask([
      ...request.messages,
      { role: 'assistant', text: text.trim() || '{}' },
      { role: 'user', text: `This answer is not valid: ${read.problem}. ${rule}` },
    ])
    const corrected = readJson(again, schema)
    if ('value' in corrected) return { value: corrected.value, usage: meter.total() }
    throw new ModelFailure('garbled', `gave no answer that fits, twice: ${corrected.problem}`)
  }
}
