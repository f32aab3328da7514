import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/support/test-app'
import { nextNumber } from './next-number'

let test: TestApp
let organizationId: string
beforeAll(async () => {
  test = await createTestApp()
  const found = await test.db.selectFrom('organization').select('id').executeTakeFirstOrThrow()
  organizationId = found.id
})
afterAll(() => test.close())

const take = (series: string, fails = false) =>
  test.db.transaction().execute(async (trx) => {
    const number = await nextNumber(trx, organizationId, series)
    if (fails) throw new Error('rolled back')
    return number
  })

describe('numbers of an organization', () => {
  it('have no gaps or duplicates, even when many are taken concurrently and some are rolled back', async () => {
    const attempts = Array.from({ length: 40 }, (_, index) => take('order', index % 4 === 0))
    const taken = (await Promise.allSettled(attempts)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(taken.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
  })

  it('are counted separately for each series', async () => {
    expect(await take('quote')).toBe(1)
    expect(await take('return')).toBe(1)
  })
})
