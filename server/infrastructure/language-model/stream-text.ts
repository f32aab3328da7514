import type { FinishReason } from 'ai'
import { failureIn } from './failure-in'
import type { ModelEvent, StreamRequest } from './language-model'
import { ModelFailure } from './model-failure'
import { createStep } from './model-step'
import { createUsageMeter, tokensOfPrompt } from './model-usage'
import type { OpenedModel } from './open-model'
import { promptOf } from './sdk-prompt'
import { toolsOf } from './sdk-tools'

interface Options {
  seesImages: boolean
}

/** Streams text and executes tools; each step is one request. */
export async function* streamText(
  { sdk, model }: OpenedModel,
  request: StreamRequest,
  { seesImages }: Options,
): AsyncGenerator<ModelEvent> {
  // Ends the request also if the caller stops reading, or a tool fails.
  const ended = new AbortController()
  const signal = AbortSignal.any([request.signal, ended.signal])
  const meter = createUsageMeter(request)
  const step = createStep(tokensOfPrompt(request, seesImages))
  try {
    const { fullStream } = sdk.streamText({
      ...promptOf(request, seesImages),
      model,
      tools: toolsOf(request.tools, sdk, { signal, onError: (error) => ended.abort(error) }),
      stopWhen: sdk.stepCountIs(request.maxSteps),
      prepareStep: ({ stepNumber }) => (stepNumber === request.maxSteps - 1 ? lastStep(request) : undefined),
      abortSignal: signal,
      experimental_include: { requestBody: false },
      // Errors are parts of the stream, too; by default they are also written to the console.
      onError: () => undefined,
    })
    for await (const part of fullStream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'start-step') step.start()
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') step.write(part.text)
      if (part.type === 'text-delta') yield { type: 'text', text: part.text }
      if (part.type === 'tool-call') step.call(part.toolName, part.input)
      if (part.type === 'tool-result') step.answer(String(part.output))
      if (part.type === 'tool-error') step.answer(String(part.error))
      if (part.type === 'finish-step') {
        meter.add(part.usage, step.end())
        requireEnd(part)
        if (!step.isAnswered()) throw new ModelFailure('broken-off', 'broke off its response while it called a tool')
        if (step.calls().length > 0) yield { type: 'tools', calls: step.calls() }
      }
      if (part.type === 'finish') yield { type: 'end', usage: meter.total(), isCutOff: part.finishReason === 'length' }
    }
    signal.throwIfAborted()
  } catch (error) {
    signal.throwIfAborted()
    throw failureIn(error, sdk)
  } finally {
    ended.abort()
    if (step.isRunning()) meter.add({}, step.end())
  }
}

/** The tools are still described, because some endpoints refuse earlier calls of unknown ones. */
function lastStep({ tools, instructions }: StreamRequest) {
  if (tools.length === 0) return undefined
  // Not every endpoint respects the choice alone.
  const system = `${instructions}\n\nCall no further tool. Answer now, with what has been found.`
  return { toolChoice: 'none' as const, system }
}

function requireEnd({
  finishReason,
  rawFinishReason,
}: {
  finishReason: FinishReason
  rawFinishReason?: string | undefined
}) {
  if (rawFinishReason === undefined) throw new ModelFailure('broken-off', 'broke off its response')
  if (finishReason === 'content-filter') throw new ModelFailure('refused', 'refused to answer')
}
