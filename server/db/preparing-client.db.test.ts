import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabaseProxy } from '../../tests/support/database-proxy'
import { createTestApp, type TestApp } from '../../tests/support/test-app'
import { isDatabaseUnavailable } from './database-unavailable'
import { PreparingClient } from './preparing-client'

let test: TestApp
let client: PreparingClient
beforeAll(async () => {
  test = await createTestApp()
  client = new PreparingClient(test.connectionString)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await test.close()
})

const prepared = async () =>
  (await client.query('select statement from pg_prepared_statements')).rows.map(({ statement }) => statement)
const send = async (text: string, values: unknown[], times = 8) => {
  const answers: unknown[] = []
  for (let time = 0; time < times; time += 1) answers.push((await client.query(text, values)).rows)
  return answers
}

it('a statement that is sent again and again is prepared, and answers as before', async () => {
  const text = 'select $1::int + 1 as next'
  const answers = await send(text, [41])
  expect(answers).toEqual(Array.from({ length: 8 }, () => [{ next: 42 }]))
  expect(await prepared()).toContain(text)
  expect((await client.query(text, [1])).rows).toEqual([{ next: 2 }])
})

it('a statement that compares texts is prepared', async () => {
  const text = 'select id from brand where lower(name) ~>=~ $1 and lower(name) ~<~ $2'
  await send(text, ['a', 'b'])
  expect(await prepared()).toContain(text)
})

it.each([
  ['sent seldom', 'select $1::int + 2 as next', 3],
  ['that searches', `select id from brand where name ilike $1`, 8],
  ['that matches a pattern', 'select id from brand where name ~ $1', 8],
  ['that answers all columns', 'select brand.* from brand where name = $1', 8],
])('a statement %s is not', async (_, text, times) => {
  await send(text, [text.includes('int') ? 1 : 'x'], times)
  expect(await prepared()).not.toContain(text)
})

describe('a connection that never answers', () => {
  it('ends with an error that means that the database is unavailable, but not while nothing is asked', async () => {
    const proxy = await openDatabaseProxy(inject('databaseServer'))
    const asked = new PreparingClient(proxy.connectionString)
    const idle = new PreparingClient(proxy.connectionString)
    const ended: PreparingClient[] = []
    const firstEnd = new Promise((resolve) => asked.once('end', resolve))
    for (const one of [asked, idle]) {
      one.on('error', () => undefined)
      one.once('end', () => ended.push(one))
      await one.connect()
      await one.query('select 1')
    }
    proxy.swallow()
    // Set only now, so that nothing that was answered late counts.
    for (const one of [asked, idle]) one.endUnanswered(200)
    const error = await asked.query('select 1').catch((reason) => reason)
    expect(isDatabaseUnavailable(error)).toBe(true)
    await firstEnd
    expect(ended.map((one) => one === asked)).toEqual([true])
    proxy.close()
  })
})
