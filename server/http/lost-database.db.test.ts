import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../tests/support/instances'
import { createTestApp, type TestApp } from '../../tests/support/test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({}, { isBehindProxy: true })
})
afterEach(() => test.proxy.letThrough())
afterAll(() => test.close())

describe('while the database is unavailable', () => {
  it('every request that needs it is answered with 503 and may be repeated; the process runs but is not ready', async () => {
    const operator = await test.as('operator')
    test.proxy.block()
    const answer = await operator.get('/api/v2/auth/me')
    expect(answer).toMatchObject({ status: 503, body: { code: 'database_unavailable', status: 503 } })
    expect(answer.raw.headers['content-type']).toContain('application/problem+json')
    expect(Number(answer.raw.headers['retry-after'])).toBeGreaterThan(0)
    expect(await test.anyone.get('/readyz')).toMatchObject({ status: 503, body: { code: 'database_unavailable' } })
    expect((await test.anyone.get('/healthz')).status).toBe(200)

    test.proxy.letThrough()
    expect((await operator.get('/api/v2/auth/me')).status).toBe(200)
    expect((await test.anyone.get('/readyz')).status).toBe(200)
  })

  it('no request is answered with 500 while backends are killed under load', async () => {
    const operator = await test.as('operator')
    const statuses = new Set<number>()
    for (let round = 0; round < 10; round += 1) {
      const calls = Array.from({ length: 20 }, () => operator.get('/api/v2/machines/'))
      test.proxy.cut()
      for (const { status } of await Promise.all(calls)) statuses.add(status)
    }
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect((await operator.get('/api/v2/machines/')).status).toBe(200)
  })

  it('an exhausted connection pool is answered with 503 instead of waiting forever', async () => {
    const operator = await test.as('operator')
    const { pool } = test.connection
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    expect((await operator.get('/api/v2/auth/me')).status).toBe(503)
    for (const client of taken) client.release()
    expect((await operator.get('/api/v2/auth/me')).status).toBe(200)
  })
})

describe('a connection that is lost at the commit', () => {
  it('is answered with 503 although the change was stored, and the retry does not store it twice', async () => {
    const operator = await test.as('operator')
    const operatorId = await organizationId(test, 'Ridgeline Quarry')
    const instanceId = await addInstance(test, { operatorId, dealershipId: null })
    const reading = { value: 10, client_id: randomUUID() }
    const send = () => operator.post(`/api/v2/machines/instance/${instanceId}/readings`, reading)
    test.proxy.cutAtNextCommit()
    expect(await send()).toMatchObject({ status: 503, body: { code: 'database_unavailable' } })
    expect((await send()).status).toBe(201)
    const stored = await test.db.selectFrom('reading').where('client_id', '=', reading.client_id).selectAll().execute()
    expect(stored).toHaveLength(1)
  })
})
