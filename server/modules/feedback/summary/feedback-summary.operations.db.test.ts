import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Asked, ask, giveFeedback } from '../../../../tests/support/feedback'
import { pdfOf, uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'

let test: TestApp
let manualId: string
beforeAll(async () => {
  test = await createTestApp()
  const pdf = await pdfOf(
    ['# Capacities', 'The engine takes 13.5 litres of oil with the filter.'],
    ['# Engine oil', 'Use engine oil SAE 15W-40 in the engine.'],
  )
  manualId = await uploadAndRead(test, { machineId: await test.machineId('WL-120'), pdf })
  await rate(await ask(test), 'up', '2026-09-07T00:00:00Z')
  await rate(await ask(test), 'down', '2026-09-13T23:59:59Z')
  await rate(await ask(test), 'down', '2026-09-28T12:00:00Z')
  await rate(await ask(test, 'operator', 'who painted this machine?'), 'down', '2026-09-29T12:00:00Z')
})
afterAll(() => test.close())

async function rate(asked: Asked, rating: string, at: string) {
  await giveFeedback(test, asked, { rating })
  const given = test.db.updateTable('feedback').where('message_id', '=', asked.answer)
  await given.set({ created_at: new Date(at) }).execute()
}

const nobody = { up: 0, down: 0 }

const summary = async (query = '') => (await test.as('superUser')).get(`/api/v2/feedback/summary${query}`)

describe('GET /feedback/summary', () => {
  it('counts by week from Monday, also weeks without feedback', async () => {
    expect((await summary()).body.periods).toEqual([
      { from: '2026-09-07', up: 1, down: 1 },
      { from: '2026-09-14', up: 0, down: 0 },
      { from: '2026-09-21', up: 0, down: 0 },
      { from: '2026-09-28', up: 0, down: 2 },
    ])
  })

  it('counts by month, of a period and of an assistant', async () => {
    expect((await summary('?by=month')).body.periods).toEqual([{ from: '2026-09-01', up: 1, down: 3 }])
    expect((await summary('?by=month&from=2026-09-13&to=2026-09-28')).body.periods).toEqual([
      { from: '2026-09-01', up: 0, down: 2 },
    ])
    const { body } = await summary('?assistant=parts')
    expect(body).toEqual({
      ...{ answers: [], periods: [], manuals: [], uncited: nobody },
      confidences: { sure: nobody, unsure: nobody, none: nobody },
    })
  })

  it('counts an answer once for each manual that it cites, and those that cite none', async () => {
    const { manuals, uncited } = (await summary()).body
    expect(manuals).toEqual([
      { manual_id: manualId, manual_name: 'Operator manual', machine: 'Harrow WL-120', up: 1, down: 2 },
    ])
    expect(uncited).toEqual({ up: 0, down: 1 })
  })

  it('counts no manual that an answer only names as further reading', async () => {
    const asked = await ask(test)
    await rate(asked, 'up', '2026-10-20T12:00:00Z')
    const further = { manualId: randomUUID(), manualName: 'Further reading' }
    await test.db
      .updateTable('message')
      .set({
        answer: sql`jsonb_set(answer, '{citations}', answer -> 'citations' || ${JSON.stringify([further])}::jsonb)`,
      })
      .where('id', '=', asked.answer)
      .execute()
    const { manuals, uncited } = (await summary('?from=2026-10-01')).body
    expect(manuals).toEqual([
      { manual_id: manualId, manual_name: 'Operator manual', machine: 'Harrow WL-120', up: 1, down: 0 },
    ])
    expect(uncited).toEqual({ up: 0, down: 0 })
    await test.db.deleteFrom('feedback').where('message_id', '=', asked.answer).execute()
  })

  it('still names a manual that was deleted', async () => {
    await test.db.deleteFrom('manual').where('id', '=', manualId).execute()
    expect((await summary()).body.manuals).toEqual([
      { manual_id: manualId, manual_name: 'Operator manual', machine: null, up: 1, down: 2 },
    ])
  })

  it('refuses a period that ends before it begins', async () => {
    expect((await summary('?from=2026-09-02&to=2026-09-01')).status).toBe(400)
  })
})
