import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../tests/support/instances'
import { addPricedPart } from '../../tests/support/priced-parts'
import { createTestApp, type TestApp } from '../../tests/support/test-app'

let test: TestApp
let parts: string
beforeAll(async () => {
  test = await createTestApp()
  const dealershipId = await organizationId(test, 'Northfield Equipment')
  await addPricedPart(test.db, dealershipId)
  const { id } = await test.db
    .selectFrom('catalogue')
    .where('organization_id', '=', dealershipId)
    .select('id')
    .executeTakeFirstOrThrow()
  parts = `/api/v2/catalogues/${id}/parts?limit=1000&search=${encodeURIComponent('o i l f e r')}`
})
afterAll(() => test.close())

describe('what one person asks for at once', () => {
  it('waits in turn, is refused beyond that with the time to wait, and delays neither colleagues nor others', async () => {
    const [clerk, colleague, neighbour] = await Promise.all([
      test.as('dealerUser'),
      test.as('dealerAdmin'),
      test.as('strangerStaff'),
    ])
    let answered = 0
    const asked = Array.from({ length: 300 }, async () => {
      const answer = await clerk.get(parts)
      if (answer.status === 200) answered += 1
      return answer
    })
    const others = await Promise.all([colleague.get('/api/v2/auth/me'), neighbour.get('/api/v2/orders/')])
    expect(others.map(({ status }) => status)).toEqual([200, 200])
    expect(answered).toBeLessThan(250)
    const answers = await Promise.all(asked)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ status, body }) => [status, body.code].join()))).toEqual(new Set(['429,overloaded']))
    expect(Number(refused[0]?.raw.headers['retry-after'])).toBeGreaterThan(0)
    expect(answered).toBeGreaterThanOrEqual(250)
    expect((await clerk.get(parts)).status).toBe(200)
  })

  it('is refused in the language of the reader', async () => {
    const clerk = await test.as('dealerUser')
    const headers = { 'accept-language': 'es' }
    const answers = await Promise.all(Array.from({ length: 300 }, () => clerk.send('GET', parts, { headers })))
    expect(answers.find(({ status }) => status === 429)?.body.detail).toBe(
      'Se está pidiendo demasiado a la vez. Inténtelo de nuevo en unos segundos.',
    )
  })

  it('leaves its place when its client leaves, whatever was asked for', async () => {
    const clerk = await test.as('dealerUser')
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 })
    const leaving = new AbortController()
    const left = Array.from({ length: 100 }, () =>
      fetch(address + parts, { signal: leaving.signal, headers: { authorization: `Bearer ${clerk.token}` } }),
    )
    await Promise.race(left)
    leaving.abort()
    await Promise.allSettled(left)
    expect((await clerk.get(parts)).status).toBe(200)
  })

  it('gives up its place once a file was sent', async () => {
    const admin = await test.as('dealerAdmin')
    const exports = Array.from({ length: 20 }, () => admin.get('/api/v2/payments/export'))
    expect(new Set((await Promise.all(exports)).map(({ status }) => status))).toEqual(new Set([200]))
  })
})
