import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, explanationOf, oilQuestion } from '../../../../tests/support/feedback'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { pdfOf, uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import type { ModelTrace } from '../answering/model/model-trace'

let test: TestApp
let manualId: string
beforeAll(async () => {
  test = await createTestApp()
  const pdf = await pdfOf(['# Capacities', 'The engine takes 13.5 litres of oil with the filter.'])
  manualId = await uploadAndRead(test, { machineId: await test.machineId('WL-120'), pdf })
})
afterAll(() => test.close())

const trace = (): ModelTrace => ({
  model: 'example-large-2',
  prompts: { understand: 1, answer: 3 },
  earlierTurns: 0,
  understood: {
    question: 'How much oil does the engine take?',
    language: 'en',
    kind: 'quantity',
    searches: ['oil capacity'],
  },
  calls: [{ tool: 'read_page', input: { passage: 'P1', page: 1 } }],
  removed: [
    { text: 'It takes 15 litres.', objections: [{ kind: 'figure', text: '15' }] },
    { text: 'It is easy.', objections: [{ kind: 'no-source', text: '' }] },
  ],
  isRepaired: false,
  passages: [
    { manualId, ordinal: 0, page: 1 },
    { manualId, ordinal: 1, page: 1 },
    { manualId: '00000000-0000-4000-8000-000000000000', ordinal: 0, page: 2 },
  ],
  tokens: { input: 6100, output: 90 },
  milliseconds: { model: 3900, all: 4100 },
})

/** The explanation of an answer that has this trace. */
async function explanationWith(model: ModelTrace) {
  const asked = await ask(test)
  await test.db
    .updateTable('message')
    .set({ answer: sql`answer || ${JSON.stringify({ engine: model.left ? 'extractive' : 'model', model })}::jsonb` })
    .where('id', '=', asked.answer)
    .execute()
  return (await explanationOf(test, asked)).body
}

describe('an answer for which a language model was asked', () => {
  it('shows how the model came to it, with the pages that may be seen', async () => {
    const { model, answer } = await explanationWith(trace())
    expect(answer).toMatchObject({ engine: 'model', model: 'example-large-2' })
    expect(model).toEqual({
      name: 'example-large-2',
      prompts: [
        { name: 'understand', version: 1 },
        { name: 'answer', version: 3 },
      ],
      has_earlier_turns: false,
      understood: trace().understood,
      calls: [{ tool: 'read_page', input: 'page: 1; passage: P1' }],
      pages: [{ manual_id: manualId, manual_name: 'Operator manual', page: 1 }],
      removed: [
        { text: 'It takes 15 litres.', objections: [{ kind: 'figure', text: '15' }] },
        { text: 'It is easy.', objections: [{ kind: 'no-source', text: null }] },
      ],
      is_repaired: false,
      left: null,
      input_tokens: 6100,
      output_tokens: 90,
      model_ms: 3900,
      duration_ms: 4100,
    })
  })

  it('repeats nothing that the model wrote of earlier turns', async () => {
    const { model } = await explanationWith({ ...trace(), earlierTurns: 2 })
    expect(model).toMatchObject({
      has_earlier_turns: true,
      understood: { question: null, searches: null, kind: 'quantity' },
      calls: [{ tool: 'read_page', input: null }],
      removed: [
        { text: null, objections: [{ kind: 'figure', text: null }] },
        { text: null, objections: [{ kind: 'no-source', text: null }] },
      ],
    })
    expect(JSON.stringify(model)).not.toMatch(/oil|15|easy/)
  })

  it('says why the model gave none', async () => {
    const { understood: _, ...before } = trace()
    const left = { ...before, prompts: {}, calls: [], removed: [], passages: [], left: 'budget' as const }
    const { model, answer } = await explanationWith(left)
    expect(answer.model).toBeUndefined()
    expect(model).toMatchObject({ left: 'budget', understood: null, prompts: [], pages: [] })
  })
})

describe('GET /feedback/{id}/explanation', () => {
  it('has the answer as it was stored, and that of today with its page', async () => {
    const { status, body } = await explanationOf(test, await ask(test))
    expect(status).toBe(200)
    expect(body.feedback).toMatchObject({ question: oilQuestion, reason: 'Too short', rating: 'down' })
    expect(body.answer).toMatchObject({ confidence: 'sure', citations: [{ manual_id: manualId, page: 1 }] })
    expect(body.today).toMatchObject({ response: body.answer.response, confidence: 'sure' })
    expect(body).toMatchObject({
      model: null,
      manuals: [{ manual_id: manualId, manual_name: 'Operator manual', has_changed: false }],
      are_manuals_recorded: true,
      unavailable_manuals: 0,
    })
  })

  it('has both probabilities with the contributions of the signals, and the candidates with their marks', async () => {
    const { today } = (await explanationOf(test, await ask(test))).body
    for (const { probability, intercept, contributions } of [today.answered, today.right]) {
      const logit = contributions.reduce(
        (sum: number, one: { contribution: number }) => sum + one.contribution,
        intercept,
      )
      expect(1 / (1 + Math.exp(-logit))).toBeCloseTo(probability, 9)
    }
    expect(today.right.probability).toBeGreaterThanOrEqual(today.right.border)
    expect(today.candidates[0]).toMatchObject({ n: 1, page: 1, kind: 'text', headings: ['Capacities'] })
    expect(today.candidates[0].boxes.length).toBeGreaterThan(0)
    expect(today.words.map(({ word }: { word: string }) => word)).toEqual(expect.arrayContaining(['oil', 'engine']))
  })

  it('asks a follow-up question in its conversation, of which it shows nothing else', async () => {
    const { conversation } = await ask(test)
    const further = {
      prompt: 'And with the filter?',
      id: await test.machineId('WL-120'),
      conversation_id: conversation,
    }
    const { body } = await (await test.as('operator')).post('/api/v1/assistants/operations', further)
    const { today, answer } = (await explanationOf(test, { conversation, answer: body.id })).body
    expect(answer.understood_about).toEqual(body.understood_about)
    expect(answer.understood_about).not.toEqual([])
    expect(today.response).toContain('13.5')
    expect(today.words.map(({ word }: { word: string }) => word)).toEqual(['filter'])
    expect(today.other_words).toBeGreaterThan(0)
  })

  it('stores nothing', async () => {
    const asked = await ask(test)
    const turns = () =>
      test.db.selectFrom('message').where('conversation_id', '=', asked.conversation).selectAll().execute()
    const before = await turns()
    await explanationOf(test, asked)
    expect(await turns()).toEqual(before)
  })

  it('searches the manuals of a machine that the question names', async () => {
    const operatorId = await organizationId(test, 'Ridgeline Quarry')
    await addInstance(test, { operatorId, dealershipId: await organizationId(test, 'Northfield Equipment') })
    const prompt = 'How much oil does the engine of the WL-120 take?'
    const { body } = await (await test.as('operator')).post('/api/v1/assistants/', { prompt })
    const explained = (await explanationOf(test, { conversation: body.conversation_id, answer: body.id })).body
    expect(explained).toMatchObject({
      feedback: { machine: 'Harrow WL-120' },
      today: { response: body.response },
      manuals: [{ manual_id: manualId }],
    })
  })

  it('searches nothing for a greeting', async () => {
    const { body } = await explanationOf(test, await ask(test, 'operator', 'hello'))
    expect(body).toMatchObject({ today: null, answer: { confidence: 'sure', citations: [] } })
  })

  it('searches the manuals that were searched then, not later ones', async () => {
    const asked = await ask(test)
    const pdf = await pdfOf(['# Oil', 'The engine takes 99 litres of oil.'])
    const later = await uploadAndRead(test, { machineId: await test.machineId('WL-120'), pdf, filename: 'Later.pdf' })
    expect((await explanationOf(test, asked)).body.manuals).toMatchObject([{ manual_id: manualId }])

    await test.db
      .updateTable('message')
      .set({ answer: sql`answer - 'searchedManuals'` })
      .where('id', '=', asked.answer)
      .execute()
    const { are_manuals_recorded, manuals } = (await explanationOf(test, asked)).body
    expect(are_manuals_recorded).toBe(false)
    expect(manuals.map(({ manual_id }: { manual_id: string }) => manual_id).sort()).toEqual([manualId, later].sort())
    await (await test.as('dealerAdmin')).delete(`/api/v2/manuals/${later}`)
  })

  it('says that a manual was read again, and that one is gone', async () => {
    const asked = await ask(test)
    await test.db.updateTable('manual').set({ revision: 2 }).where('id', '=', manualId).execute()
    expect((await explanationOf(test, asked)).body.manuals).toMatchObject([{ has_changed: true }])

    await (await test.as('dealerAdmin')).delete(`/api/v2/manuals/${manualId}`)
    const { body } = await explanationOf(test, asked)
    expect(body).toMatchObject({ today: null, manuals: [], unavailable_manuals: 1, answer: { citations: [] } })
    expect(body.answer.response).toContain('13.5')
  })

  it('is answered with 404 for feedback that does not exist', async () => {
    const { status, body } = await (await test.as('superUser')).get(`/api/v2/feedback/${manualId}/explanation`)
    expect([status, body.code]).toEqual([404, 'not_found'])
  })
})
