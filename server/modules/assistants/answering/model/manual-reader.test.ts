import { expect, it, vi } from 'vitest'
import type { AnswerRequest } from '../engine'
import { createManualReader } from './manual-reader'

const request: AnswerRequest = {
  assistant: 'operations',
  audience: 'operator',
  question: { prompt: 'How do I tow it?', conversation: [], language: 'en' },
  scope: { organizationId: null, manuals: [], isComplete: true },
  signal: new AbortController().signal,
  budget: { milliseconds: 1000, characters: 2000 },
}

/** A reader with what it asks for. */
function start(vector?: Float32Array) {
  const search = vi.fn(async () => ({ pages: [] }) as never)
  const embedQuestion = vi.fn(async () => vector)
  return { reader: createManualReader({ search: { search }, embedQuestion }, request, 1000), search, embedQuestion }
}

const withVector = (vector: unknown) => expect.objectContaining({ kind: 'retrieve', vector })

it('searches with the vector of what the pages should be like', async () => {
  const vector = Float32Array.of(1, 0)
  const { reader, search, embedQuestion } = start(vector)
  await reader.retrieve(['How is the loader towed?', 'towing'], { similarTo: 'How is the loader towed?' })
  expect(embedQuestion.mock.calls).toEqual([['How is the loader towed?', request.signal]])
  expect(search).toHaveBeenLastCalledWith(withVector(vector), expect.anything())
})

it.each([
  ['where nothing is said of that', {}],
  ['where no vector arrives in time', { similarTo: 'How is the loader towed?' }],
])('searches by words alone %s', async (_, options) => {
  const { reader, search } = start()
  await reader.retrieve(['towing'], options)
  expect(search).toHaveBeenLastCalledWith(expect.not.objectContaining({ vector: expect.anything() }), expect.anything())
})
