import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { explanationOf } from '../../../../tests/support/feedback'
import { pdfOf, uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { embedByConcepts } from '../../../infrastructure/embeddings/testing/concepts'
import {
  type EmbeddingsTestServer,
  startEmbeddingsServer,
} from '../../../infrastructure/embeddings/testing/embeddings-server'

const embed = embedByConcepts(['parasol', 'sunshade'], ['oil'], ['wash'])
const HORN_PAGE = 5
const PARASOL_PAGE = 14
const manual = () =>
  pdfOf(
    ...['boom', 'bucket', 'cab', 'seat', 'horn', 'mirror', 'wiper', 'ladder', 'battery', 'fuse', 'coupler', 'axle'].map(
      (part) => [`# The ${part}`, `Inspect the ${part} for damage every week.`],
    ),
    ['# Capacities', 'The engine takes 13.5 litres of oil with the filter.'],
    ['# Accessories', 'Clip the parasol to the rail and tighten both knobs by hand.'],
  )

let server: EmbeddingsTestServer
let test: TestApp
let without: TestApp
beforeAll(async () => {
  server = await startEmbeddingsServer(embed)
  test = await createTestApp({ EMBEDDINGS_URL: server.url, EMBEDDINGS_MODEL: 'concepts' })
  without = await createTestApp()
  for (const app of [test, without])
    await uploadAndRead(app, { machineId: await app.machineId('WL-120'), pdf: await manual() })
})
afterAll(async () => {
  await test.close()
  await without.close()
  await server.close()
})
beforeEach(() => server.embedWith())

async function ask(prompt: string, { app = test, conversationId }: { app?: TestApp; conversationId?: string } = {}) {
  const { status, body } = await (await app.as('operator')).post('/api/v1/assistants/operations', {
    ...{ prompt, id: await app.machineId('WL-120') },
    ...(conversationId && { conversation_id: conversationId }),
  })
  expect(status).toBe(200)
  return body
}
const pagesOf = ({ citations }: { citations: { page: number }[] }) => citations.map(({ page }) => page)
const essence = ({ response, confidence, citations, nearest }: Awaited<ReturnType<typeof ask>>) => ({
  ...{ response, confidence, pages: pagesOf({ citations }), nearest: pagesOf({ citations: nearest }) },
})

const embedManuals = () => test.jobs['embed-manuals']({}, { signal: new AbortController().signal, lastAttempt: false })

const otherWords = 'Where does the sunshade go?'

describe('a question in other words than the manual', () => {
  it('finds its page with embeddings and does not without', async () => {
    const similar = await ask(otherWords)
    expect(similar).toMatchObject({ confidence: 'unsure', refused: false })
    expect(pagesOf(similar)[0]).toBe(PARASOL_PAGE)
    expect(similar.response).toContain('Clip the parasol to the rail')
    expect(server.texts()).toEqual([otherWords])

    const byWords = await ask(otherWords, { app: without })
    expect(byWords.confidence).toBe('none')
    expect([...pagesOf(byWords), ...pagesOf({ citations: byWords.nearest })]).not.toContain(PARASOL_PAGE)
  })

  it('is explained with the places that were found by similarity', async () => {
    const { id, conversation_id } = await ask(otherWords)
    const { today } = (await explanationOf(test, { conversation: conversation_id, answer: id })).body
    expect(today).toMatchObject({ is_by_similarity: true, confidence: 'unsure' })
    expect(today.candidates[0].page).toBe(PARASOL_PAGE)
  })

  it('is embedded with the question that it depends on', async () => {
    const { conversation_id: conversationId } = await ask('How do I wash the sunshade?')
    server.requests.length = 0
    await ask('and in winter?', { conversationId })
    expect(server.texts()).toEqual(['How do I wash the sunshade in winter'])
  })

  it.each<[string, RequestListener]>([
    ['fails', (_, response) => response.writeHead(500).end()],
    ['has got another model', (_, response) => response.end(JSON.stringify({ data: [{ index: 0, embedding: [1] }] }))],
    ['does not answer in time', () => undefined],
  ])('is answered as without embeddings if the server %s', async (_, listener) => {
    server.respondWith(listener)
    expect(essence(await ask(otherWords))).toEqual(essence(await ask(otherWords, { app: without })))
    expect(server.requests).toHaveLength(1)
  })
})

describe('nothing changes', () => {
  it('where words give a certain answer, for which the server is not called', async () => {
    const prompt = 'How much oil does the engine take?'
    const answer = await ask(prompt)
    expect(answer.confidence).toBe('sure')
    expect(essence(answer)).toEqual(essence(await ask(prompt, { app: without })))
    expect(server.requests).toEqual([])
  })

  it('where nothing in the manual is similar', async () => {
    const prompt = 'Who won the race in 1998?'
    const answer = await ask(prompt)
    expect(answer.confidence).toBe('none')
    expect(essence(answer)).toEqual(essence(await ask(prompt, { app: without })))
  })

  it('until all manuals of the machine are embedded', async () => {
    await test.db.updateTable('manual_embedding').set({ completed_at: null }).execute()
    expect((await ask(otherWords)).confidence).toBe('none')
    await test.db.updateTable('manual_embedding').set({ completed_at: new Date(), model: 'another' }).execute()
    expect((await ask(otherWords)).confidence).toBe('none')
    expect(server.requests).toEqual([])
    await embedManuals()
    expect(pagesOf(await ask(otherWords))[0]).toBe(PARASOL_PAGE)
  })
})

it('new vectors of a manual replace those in memory', async () => {
  expect(pagesOf(await ask(otherWords))[0]).toBe(PARASOL_PAGE)
  server.embedWith(embedByConcepts(['horn', 'sunshade']))
  await test.db.deleteFrom('passage_embedding').execute()
  await test.db.deleteFrom('manual_embedding').execute()
  await embedManuals()
  expect(pagesOf(await ask(otherWords))[0]).toBe(HORN_PAGE)
})
