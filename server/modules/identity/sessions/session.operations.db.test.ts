import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, people, type TestApp } from '../../../../tests/support/test-app'
import { type Visitor, visit } from '../../../../tests/support/visitor'
import { demonstrationPassword } from '../../../seed/demonstration-people'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ TRUST_PROXY: '1' })
})
afterEach(async () => {
  await test.db.deleteFrom('session').execute()
})
afterAll(() => test.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'

async function signIn(email: string, headers: Record<string, string> = {}): Promise<Visitor> {
  const payload = { email, password: demonstrationPassword }
  const { body } = await test.anyone.send('POST', '/api/v2/auth/login', { payload, headers })
  return visit(test.app, body.access_token)
}
const list = async (visitor: Visitor) => (await visitor.get('/api/v2/auth/sessions')).body
const own = async (visitor: Visitor) =>
  (await list(visitor)).items.find((one: { is_current: boolean }) => one.is_current)
const isIn = async (visitor: Visitor) => (await visitor.get('/api/v2/auth/me')).status === 200

describe('sessions are listed and revocable (behaviour, section 3)', () => {
  it('lists one’s own sessions: device, address, times, and which one is the current', async () => {
    await signIn(people.dealerUser)
    const first = await signIn(people.operator, { 'user-agent': firefox, 'x-forwarded-for': '10.1.1.1, 203.0.113.7' })
    const second = await signIn(people.operator, { 'user-agent': 'curl/8.5.0' })
    await test.db
      .updateTable('session')
      .set({ last_used_at: new Date() })
      .where('id', '=', (await own(first)).id)
      .execute()

    const { items, total, page } = await list(second)
    expect([total, page]).toEqual([2, 1])
    expect(items[0]).toMatchObject({ device: 'Firefox on Windows', address: '203.0.113.7', is_current: false })
    expect(items[1]).toMatchObject({ device: 'Unknown device', address: '127.0.0.1', is_current: true })
  })

  it('omits sessions that have ended or were not used for 30 days', async () => {
    const [here, old, ended] = [
      await signIn(people.operator),
      await signIn(people.operator),
      await signIn(people.operator),
    ]
    const monthAgo = new Date(Date.now() - 30 * 24 * 3600 * 1000)
    await test.db
      .updateTable('session')
      .set({ last_used_at: monthAgo })
      .where('id', '=', (await own(old)).id)
      .execute()
    await here.delete(`/api/v2/auth/sessions/${(await own(ended)).id}`)
    expect((await list(here)).total).toBe(1)
  })

  it('ends one, which is signed out at once', async () => {
    const [here, lost] = [await signIn(people.operator), await signIn(people.operator)]
    const url = `/api/v2/auth/sessions/${(await own(lost)).id}`
    expect((await here.delete(url)).status).toBe(204)
    expect([await isIn(here), await isIn(lost)]).toEqual([true, false])
    expect((await here.delete(url)).status).toBe(404)
  })

  it.each(['operatorAdmin', 'superUser'] as const)('finds nobody else’s, not even for the %s', async (who) => {
    const session = await own(await signIn(people.operator))
    const other = await signIn(people[who])
    expect((await other.delete(`/api/v2/auth/sessions/${session.id}`)).status).toBe(404)
    expect((await other.delete('/api/v2/auth/sessions/not-an-id')).status).toBe(400)
  })

  it('ends all others, and nobody else’s', async () => {
    const [here, lost, other] = [
      await signIn(people.operator),
      await signIn(people.operator),
      await signIn(people.dealerUser),
    ]
    expect((await here.delete('/api/v2/auth/sessions')).status).toBe(204)
    expect([await isIn(here), await isIn(lost), await isIn(other)]).toEqual([true, false, true])
  })
})
