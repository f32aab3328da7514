import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { createModelBudget } from './model-budget'
import { createModelUsageRepository, type ModelUsageRepository } from './model-usage.repository'
import { month } from './month'

let test: TestApp
let repository: ModelUsageRepository
let northfield: string
let ridgeline: string
beforeAll(async () => {
  test = await createTestApp()
  repository = createModelUsageRepository(test.db)
  const named = async (name: string) =>
    (await test.db.selectFrom('organization').where('name', '=', name).select('id').executeTakeFirstOrThrow()).id
  northfield = await named('Northfield Equipment')
  ridgeline = await named('Ridgeline Quarry')
})
beforeEach(() => test.db.deleteFrom('model_usage').execute())
afterAll(() => test.close())

const budgetOf = (monthlyTokens: number, at = '2026-11-21T12:00:00Z') =>
  createModelBudget({ usage: repository, monthlyTokens, now: () => new Date(at) })
const usage = { inputTokens: 900, outputTokens: 100 }

describe('what an organization uses of the language model', () => {
  it('is added up by day, exactly also at the same moment', async () => {
    const budget = budgetOf(0)
    await Promise.all(Array.from({ length: 40 }, () => budget.record(ridgeline, usage)))
    await budgetOf(0, '2026-11-22T00:00:00Z').record(ridgeline, { inputTokens: 5, outputTokens: 0 })
    const days = await repository.daysOf(ridgeline, month('2026-11'))
    expect(days).toHaveLength(30)
    expect(days.filter(({ answers }) => answers > 0)).toEqual([
      { day: '2026-11-21', inputTokens: 36_000, outputTokens: 4000, answers: 40 },
      { day: '2026-11-22', inputTokens: 5, outputTokens: 0, answers: 1 },
    ])
    expect(await repository.sumOf(ridgeline, month('2026-11'))).toBe(40_005)
  })

  it('is larger than an integer', async () => {
    const much = { inputTokens: 3_000_000_000, outputTokens: 3_000_000_000 }
    for (let times = 0; times < 2; times += 1) await budgetOf(0).record(ridgeline, much)
    expect(await repository.sumOf(ridgeline, month('2026-11'))).toBe(12_000_000_000)
  })

  it('belongs to the day in UTC, in whatever zone the moment was written', async () => {
    await budgetOf(0, '2026-12-01T00:30:00+01:00').record(ridgeline, usage)
    await budgetOf(0, '2026-12-01T00:00:00Z').record(ridgeline, usage)
    const used = async (name: string) =>
      (await repository.daysOf(ridgeline, month(name))).filter(({ answers }) => answers > 0).map(({ day }) => day)
    expect([await used('2026-11'), await used('2026-12')]).toEqual([['2026-11-30'], ['2026-12-01']])
  })

  it('begins with the first month that is stored', async () => {
    expect(await repository.firstMonth(ridgeline)).toBeNull()
    await budgetOf(0, '2026-09-30T10:00:00Z').record(ridgeline, usage)
    await budgetOf(0).record(ridgeline, usage)
    expect([await repository.firstMonth(ridgeline), await repository.firstMonth(northfield)]).toEqual(['2026-09', null])
  })

  it('counts for no organization where a person has none', async () => {
    await budgetOf(1).record(null, usage)
    expect(await test.db.selectFrom('model_usage').selectAll().execute()).toEqual([])
    expect(await budgetOf(1).isUsedUp(null)).toBe(false)
  })
})

describe('the limit of a month', () => {
  it.each([
    [1001, false],
    [1000, true],
    [999, true],
    [0, false],
  ])('%i with 1,000 tokens used: used up is %s', async (limit, expected) => {
    await budgetOf(limit).record(ridgeline, usage)
    expect(await budgetOf(limit).isUsedUp(ridgeline)).toBe(expected)
    expect(await budgetOf(limit).isUsedUp(northfield)).toBe(false)
  })

  it('starts again with the next month (UTC)', async () => {
    await budgetOf(1000, '2026-11-01T00:00:00Z').record(ridgeline, usage)
    const isUsedUp = (at: string) => budgetOf(1000, at).isUsedUp(ridgeline)
    expect(await isUsedUp('2026-11-30T23:59:59.999Z')).toBe(true)
    expect(await isUsedUp('2026-12-01T00:00:00Z')).toBe(false)
    expect(await isUsedUp('2026-12-01T00:30:00+01:00')).toBe(true)
    expect(await isUsedUp('2026-10-31T23:59:59.999Z')).toBe(false)
  })

  it('is null where there is none', () => {
    expect([budgetOf(0).limit, budgetOf(1000).limit]).toEqual([null, 1000])
  })
})

it('the nightly job deletes what is older than 25 months', async () => {
  const now = new Date()
  const monthsAgo = (months: number, day: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day)).toISOString()
  for (const at of [monthsAgo(25, 28), monthsAgo(24, 1), monthsAgo(0, 1)])
    await budgetOf(0, at).record(ridgeline, usage)
  await test.jobs['delete-model-usage']({}, { signal: new AbortController().signal, lastAttempt: false })
  expect(await repository.firstMonth(ridgeline)).toBe(monthsAgo(24, 1).slice(0, 7))
  const { count } = await test.db
    .selectFrom('model_usage')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(2)
})
