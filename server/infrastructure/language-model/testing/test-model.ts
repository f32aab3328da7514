import { vi } from 'vitest'
import { createLanguageModel, type ModelOptions } from '../create-language-model'
import type { LanguageModel, ModelEvent, ModelTool, StreamRequest } from '../language-model'

/** A model whose pauses take no time and are recorded, and whose clock is set by the test. */
export function createTestModel(url: string, options: Partial<ModelOptions> = {}) {
  const clock = { now: 0 }
  const pause = vi.fn(async (_ms: number, signal?: AbortSignal) => signal?.throwIfAborted())
  const model = createLanguageModel(
    { url, model: 'scripted', provider: 'openai-compatible', seesImages: false, timeoutMs: 60_000, ...options },
    { pause, now: () => clock.now, random: () => 0 },
  )
  return { model, clock, pause, waits: () => pause.mock.calls.map(([ms]) => ms) }
}

const request = (question: string) => ({
  instructions: 'Answer briefly.',
  messages: [{ role: 'user' as const, text: question }],
  signal: new AbortController().signal,
})

export type Asking = Partial<StreamRequest>

export const ask = (model: LanguageModel, more: Asking = {}) =>
  model.stream({ ...request('How much oil?'), tools: [] satisfies ModelTool[], maxSteps: 1, ...more })

/** Reads a stream to its end. */
export async function read(events: AsyncIterable<ModelEvent>): Promise<ModelEvent[]> {
  const all: ModelEvent[] = []
  for await (const event of events) all.push(event)
  return all
}

export const textIn = (events: readonly ModelEvent[]): string =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('')

/** Reads a stream until it fails, and returns what came before. */
export async function readUntilFailure(events: AsyncIterable<ModelEvent>) {
  const all: ModelEvent[] = []
  try {
    for await (const event of events) all.push(event)
  } catch (failure) {
    return { text: textIn(all), failure }
  }
  throw new Error('the stream did not fail')
}
