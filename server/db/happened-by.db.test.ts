import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/support/test-app'
import { happenedBy } from './happened-by'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it.each([
  ['2026-11-24 12:00:00.123700+00', true],
  ['2026-11-24 12:00:00.123999+00', true],
  ['2026-11-24 12:00:00.124000+00', false],
])('%s had happened by 12:00:00.123, as a Date has it: %s', async (stored, expected) => {
  const moment = new Date('2026-11-24T12:00:00.123Z')
  const answer = await test.db
    .selectNoFrom(happenedBy(sql<Date>`${stored}::timestamptz`, moment).as('had'))
    .executeTakeFirstOrThrow()
  expect(answer.had).toBe(expected)
})
