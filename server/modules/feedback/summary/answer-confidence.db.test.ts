import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'

interface Stored {
  at: string
  confidence: 'sure' | 'unsure' | 'none'
  engine?: 'extractive' | 'model' | 'records' | 'message'
  assistant?: 'operations' | 'parts'
  ratings?: ('up' | 'down')[]
}

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const summary = async (query = '') => {
  const { body } = await (await test.as('superUser')).get(`/api/v2/feedback/summary${query}`)
  return body
}

/** Stores answers in place of those of before, each in a conversation of its own. */
async function store(...answers: Stored[]) {
  await test.db.deleteFrom('conversation').execute()
  for (const { at, confidence, engine = 'extractive', assistant = 'operations', ratings = [] } of answers) {
    const people = await test.db.selectFrom('person').select('id').orderBy('email').limit(2).execute()
    const { id } = await test.db
      .insertInto('conversation')
      .values({ person_id: people[0]?.id ?? '', assistant, machine_id: await test.machineId('WL-120'), title: '' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: answer } = await test.db
      .insertInto('message')
      .values({
        ...{ conversation_id: id, position: 1, role: 'assistant', content: '', created_at: new Date(at) },
        answer: sql<string>`${JSON.stringify({ engine, confidence, citations: [] })}::jsonb`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [index, rating] of ratings.entries())
      await test.db
        .insertInto('feedback')
        .values({
          ...{ conversation_id: id, message_id: answer, person_id: people[index]?.id ?? '', rating },
          created_at: new Date(at),
        })
        .execute()
  }
}

describe('how certain answers were', () => {
  it('is counted by week from Monday, in UTC, also in weeks without questions', async () => {
    await store(
      { at: '2026-09-06T23:59:59.999Z', confidence: 'none' },
      { at: '2026-09-07T00:00:00Z', confidence: 'sure' },
      { at: '2026-09-13T23:59:59.999Z', confidence: 'unsure' },
      { at: '2026-09-21T00:00:00Z', confidence: 'sure' },
    )
    expect((await summary()).answers).toEqual([
      { from: '2026-08-31', sure: 0, unsure: 0, none: 1 },
      { from: '2026-09-07', sure: 1, unsure: 1, none: 0 },
      { from: '2026-09-14', sure: 0, unsure: 0, none: 0 },
      { from: '2026-09-21', sure: 1, unsure: 0, none: 0 },
    ])
  })

  it('is counted by month, between two days, both included', async () => {
    await store(
      { at: '2026-08-31T23:59:59.999Z', confidence: 'none' },
      { at: '2026-09-01T00:00:00Z', confidence: 'sure' },
      { at: '2026-09-30T23:59:59.999Z', confidence: 'unsure' },
      { at: '2026-10-01T00:00:00Z', confidence: 'sure' },
    )
    expect((await summary('?by=month')).answers).toEqual([
      { from: '2026-08-01', sure: 0, unsure: 0, none: 1 },
      { from: '2026-09-01', sure: 1, unsure: 1, none: 0 },
      { from: '2026-10-01', sure: 1, unsure: 0, none: 0 },
    ])
    expect((await summary('?by=month&from=2026-09-01&to=2026-09-30')).answers).toEqual([
      { from: '2026-09-01', sure: 1, unsure: 1, none: 0 },
    ])
  })

  it('is counted for one assistant', async () => {
    await store(
      { at: '2026-09-07T12:00:00Z', confidence: 'sure' },
      { at: '2026-09-07T12:00:00Z', confidence: 'none', assistant: 'parts' },
    )
    expect((await summary('?assistant=parts')).answers).toEqual([{ from: '2026-09-07', sure: 0, unsure: 0, none: 1 }])
  })

  it('leaves out what does not come from manuals, with its ratings', async () => {
    await store(
      { at: '2026-09-07T12:00:00Z', confidence: 'sure', engine: 'model', ratings: ['up'] },
      { at: '2026-09-07T12:00:00Z', confidence: 'sure', engine: 'records', ratings: ['up'] },
      { at: '2026-09-07T12:00:00Z', confidence: 'none', engine: 'message', ratings: ['down'] },
    )
    const { answers, confidences } = await summary()
    expect(answers).toEqual([{ from: '2026-09-07', sure: 1, unsure: 0, none: 0 }])
    expect(confidences).toEqual({ sure: { up: 1, down: 0 }, unsure: { up: 0, down: 0 }, none: { up: 0, down: 0 } })
  })

  it('counts an answer once, however many people rate it', async () => {
    await store(
      { at: '2026-09-07T12:00:00Z', confidence: 'sure', ratings: ['up', 'down'] },
      { at: '2026-09-07T12:00:00Z', confidence: 'sure' },
      { at: '2026-09-08T12:00:00Z', confidence: 'none', ratings: ['down'] },
    )
    const { answers, confidences } = await summary()
    expect(answers).toEqual([{ from: '2026-09-07', sure: 2, unsure: 0, none: 1 }])
    expect(confidences).toEqual({ sure: { up: 1, down: 1 }, unsure: { up: 0, down: 0 }, none: { up: 0, down: 1 } })
  })

  it('says nothing where nothing was answered', async () => {
    await store({ at: '2026-09-07T12:00:00Z', confidence: 'sure' })
    expect((await summary('?from=2026-10-01')).answers).toEqual([])
  })
})
