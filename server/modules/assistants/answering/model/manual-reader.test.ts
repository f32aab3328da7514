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

/** A reader with what it asks for, of manuals that have vectors or have not. */
function start({ areEmbedded, vector }: { areEmbedded: boolean; vector?: Float32Array }) {
  const search = vi.fn(async () => ({ outlines: [], areEmbedded, pages: [] }) as never)
  const embedQuestion = vi.fn(async () => vector)
  return { reader: createManualReader({ search: { search }, embedQuestion }, request, 1000), search, embedQuestion }
}

it('searches with the vector of the question, and not of the searches for it, where all manuals have vectors', async () => {
  const vector = Float32Array.of(1, 0)
  const { reader, search, embedQuestion } = start({ areEmbedded: true, vector })
  await reader.outlines()
  await reader.retrieve(['How is the loader towed?', 'towing'])
  expect(embedQuestion.mock.calls).toEqual([['How is the loader towed?', request.signal]])
  expect(search).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'retrieve', vector }), expect.anything())
})

it.each([
  ['where not all manuals have vectors', { areEmbedded: false, vector: Float32Array.of(1, 0) }],
  ['where none arrives in time', { areEmbedded: true }],
])('searches by words alone %s', async (_, options) => {
  const { reader, search } = start(options)
  await reader.outlines()
  await reader.retrieve(['How is the loader towed?'])
  expect(search).toHaveBeenLastCalledWith(expect.not.objectContaining({ vector: expect.anything() }), expect.anything())
})
