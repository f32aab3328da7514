import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { createModelUsageRepository } from './model-usage.repository'

let test: TestApp
let ridgeline: string
beforeAll(async () => {
  test = await createTestApp()
  const { id } = await test.db
    .selectFrom('organization')
    .where('name', '=', 'Ridgeline Quarry')
    .select('id')
    .executeTakeFirstOrThrow()
  ridgeline = id
})
beforeEach(() => test.db.deleteFrom('model_usage').execute())
afterAll(() => test.close())

const url = '/api/v1/assistants/usage'
const record = (at: string, inputTokens: number, outputTokens: number) =>
  createModelUsageRepository(test.db).add({
    organizationId: ridgeline,
    at: new Date(at),
    usage: { inputTokens, outputTokens },
  })

it('shows an admin what the organization used in a month, day by day', async () => {
  await record('2026-09-14T10:00:00Z', 1, 1)
  await record('2026-11-20T10:00:00Z', 1000, 100)
  await record('2026-11-20T11:00:00Z', 2000, 200)
  await record('2026-11-30T23:59:59Z', 10, 1)
  const { status, body } = await (await test.as('operatorAdmin')).get(`${url}?month=2026-11`)
  const { days, ...sums } = body
  expect(status).toBe(200)
  expect(sums).toEqual({
    month: '2026-11',
    first_month: '2026-09',
    model: null,
    limit: null,
    used: 3311,
    input_tokens: 3010,
    output_tokens: 301,
    answers: 3,
    resets_on: '2026-12-01',
  })
  expect(days).toHaveLength(30)
  expect(days.filter(({ answers }: { answers: number }) => answers > 0)).toEqual([
    { day: '2026-11-20', input_tokens: 3000, output_tokens: 300, answers: 2 },
    { day: '2026-11-30', input_tokens: 10, output_tokens: 1, answers: 1 },
  ])
})

it('shows the present month without a choice, and nothing of other organizations', async () => {
  await record(new Date().toISOString(), 1000, 100)
  const present = new Date().toISOString().slice(0, 7)
  const { body: own } = await (await test.as('operatorAdmin')).get(url)
  const { body: other } = await (await test.as('dealerAdmin')).get(url)
  expect([own.month, own.used, other.used, other.first_month]).toEqual([present, 1100, 0, null])
})

it('a super user names the organization', async () => {
  await record('2026-11-20T10:00:00Z', 1000, 100)
  const superUser = await test.as('superUser')
  expect((await superUser.get(`${url}?month=2026-11&organization_id=${ridgeline}`)).body.used).toBe(1100)
  const { status, body } = await superUser.get(url)
  expect([status, body.code]).toEqual([400, 'validation_failed'])
})

it.each(['2026-13', '2026-1', '1926-11', 'november'])('the month %s is refused', async (month) => {
  expect((await (await test.as('operatorAdmin')).get(`${url}?month=${month}`)).status).toBe(400)
})

it('names the model and its limit where they are set up', async () => {
  const withModel = await createTestApp({
    LLM_URL: 'http://127.0.0.1:9/v1',
    LLM_MODEL: 'example-large-2',
    LLM_MONTHLY_TOKENS: '2000000',
  })
  try {
    const { body } = await (await withModel.as('operatorAdmin')).get(url)
    expect([body.model, body.limit, body.used]).toEqual(['example-large-2', 2_000_000, 0])
  } finally {
    await withModel.close()
  }
})
