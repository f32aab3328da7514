import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, people, type TestApp } from '../../../../tests/support/test-app'
import { demonstrationPassword } from '../../../seed/demonstration-people'
import { MAX_FAILURE_AGE_MS } from './sign-in-lock'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterEach(async () => {
  await test.db.deleteFrom('sign_in_failure').execute()
})
afterAll(() => test.close())

const minute = 60 * 1000
const login = (email: string, password: string) => test.anyone.post('/api/v2/auth/login', { email, password })
const inTurn = async (times: number, attempt: () => Promise<{ status: number }>) => {
  const statuses: number[] = []
  for (let time = 0; time < times; time++) statuses.push((await attempt()).status)
  return statuses
}
const person = (email: string) => test.db.updateTable('person').where('email', '=', email)
const letTimePass = (ms: number) => {
  const then = new Date(Date.now() - ms)
  return test.db.updateTable('sign_in_failure').set({ last_failed_at: then, locked_until: then }).execute()
}

describe('login is limited per account, with backoff (behaviour, section 3)', () => {
  it.each([people.operator, 'nobody@nowhere.example'])(
    '%s is locked after five wrong passwords and one more',
    async (email) => {
      expect(await inTurn(7, () => login(email, 'a guess'))).toEqual([401, 401, 401, 401, 401, 401, 429])
    },
  )

  it('the lock refuses the right password too, and states its duration in words and in Retry-After', async () => {
    await inTurn(6, () => login(people.operator, 'a guess'))
    const { status, body, raw } = await login(people.operator, demonstrationPassword)
    expect([status, body.code]).toEqual([429, 'too_many_requests'])
    expect(body.detail).toMatch(/^Too many attempts\. Try again in (a minute|\d+ seconds)\.$/)
    expect(Number(raw.headers['retry-after'])).toBeGreaterThan(50)
    expect(Number(raw.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  it('ignores case and blanks around the e-mail address, and locks nobody else', async () => {
    const names = [people.operator, people.operator.toUpperCase(), ` ${people.operator} `]
    for (const name of names) await inTurn(2, () => login(name, 'a guess'))
    expect((await login(people.operator, 'a guess')).status).toBe(429)
    expect((await login(people.operatorAdmin, demonstrationPassword)).status).toBe(200)
  })

  it('lasts twice as long after the next failure, and accepts the right password in between', async () => {
    await inTurn(6, () => login(people.operator, 'a guess'))
    await letTimePass(0)
    expect((await login(people.operator, 'a guess')).status).toBe(401)
    const { raw } = await login(people.operator, 'a guess')
    expect(Number(raw.headers['retry-after'])).toBeGreaterThan(110)
    await letTimePass(0)
    expect((await login(people.operator, demonstrationPassword)).status).toBe(200)
  })

  it('a success clears the failures', async () => {
    await inTurn(5, () => login(people.operator, 'a guess'))
    expect((await login(people.operator, demonstrationPassword)).status).toBe(200)
    expect(await inTurn(5, () => login(people.operator, 'a guess'))).toEqual([401, 401, 401, 401, 401])
  })

  it('many guesses at once get no further than many in turn', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(people.operator, 'a guess')))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(6).fill(401), ...Array(14).fill(429)])
  })

  it('lets the same person sign in many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(people.operator, demonstrationPassword)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  })

  describe('for each network separately', () => {
    const from = (remoteAddress: string, email: string, password: string) =>
      test.anyone.send('POST', '/api/v2/auth/login', { payload: { email, password }, remoteAddress })

    it.each([
      ['203.0.113.7', '203.0.113.8'],
      ['2001:db8:1:1::7', '2001:db8:1:2::7'],
    ])('a stranger at %s locks nobody out at %s', async (stranger, home) => {
      await inTurn(6, () => from(stranger, people.operator, 'a guess'))
      expect((await from(stranger, people.operator, demonstrationPassword)).status).toBe(429)
      expect((await from(home, people.operator, demonstrationPassword)).status).toBe(200)
    })

    it('counts all addresses of an IPv6 network together', async () => {
      const statuses = await inTurn(6, () => from('2001:db8:1:1::7', people.operator, 'a guess'))
      expect(statuses.at(-1)).toBe(401)
      expect((await from('2001:db8:1:1:ffff::8', people.operator, 'a guess')).status).toBe(429)
    })

    it.each([people.operator, 'nobody@nowhere.example'])(
      'limits guesses at %s from many networks, but not the owner from a known one',
      async (email) => {
        await from('198.51.100.1', people.operator, demonstrationPassword)
        const guess = (network: number) => from(`203.0.113.${network}`, email, 'a guess')
        const statuses: number[] = []
        for (let network = 1; network <= 52; network++) statuses.push((await guess(network)).status)
        expect(statuses).toEqual([...Array(51).fill(401), 429])
        const [home, elsewhere] = ['198.51.100.1', '198.51.100.2'].map((one) =>
          from(one, people.operator, demonstrationPassword),
        )
        expect((await home)?.status).toBe(200)
        expect((await elsewhere)?.status).toBe(email === people.operator ? 429 : 200)
      },
      60_000,
    )

    it('a network whose session was revoked is not known', async () => {
      await from('192.0.2.1', people.dealerAdmin, demonstrationPassword)
      await test.db
        .updateTable('session')
        .set({ ended_at: new Date(), end_reason: 'revoked' })
        .where('address', '=', '192.0.2.1')
        .execute()
      for (let network = 1; network <= 51; network++) await from(`203.0.113.${network}`, people.dealerAdmin, 'a guess')
      expect((await from('192.0.2.1', people.dealerAdmin, demonstrationPassword)).status).toBe(429)
    })
  })

  it('stores no e-mail address, and no failure for longer than it counts', async () => {
    await inTurn(1, () => login('typed@by.mistake', 'a guess'))
    await letTimePass(MAX_FAILURE_AGE_MS + minute)
    await login(people.operator, 'a guess')
    const rows = await test.db.selectFrom('sign_in_failure').selectAll().execute()
    // One for where it was tried from, and one for all places together.
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain('ridgeline')
  })
})

describe('login does not reveal which accounts exist (behaviour, section 3)', () => {
  const refusals = {
    'a wrong password': () => login(people.operator, 'a guess'),
    'no such account': () => login('nobody@nowhere.example', demonstrationPassword),
    'a deactivated account': async () => {
      await person(people.operatorAdmin).set({ is_active: false }).execute()
      return login(people.operatorAdmin, demonstrationPassword)
    },
    'a temporary password that has ended': async () => {
      await person(people.dealerUser)
        .set({ password_expires_at: new Date(Date.now() - minute) })
        .execute()
      return login(people.dealerUser, demonstrationPassword)
    },
    'an account without a password': async () => {
      await person(people.strangerOperator).set({ password_hash: null }).execute()
      return login(people.strangerOperator, 'a guess')
    },
  }

  it.each(Object.entries(refusals))('%s: the same answer', async (_, refusal) => {
    const { status, body, raw } = await refusal()
    expect({ status, ...body, request_id: '' }).toEqual({
      status: 401,
      type: 'about:blank',
      title: 'Unauthorized',
      code: 'invalid_credentials',
      detail: 'Wrong e-mail or password.',
      request_id: '',
    })
    expect(raw.headers['retry-after']).toBeUndefined()
  })

  it('a temporary password is valid until it expires', async () => {
    await person(people.dealerUser)
      .set({ password_expires_at: new Date(Date.now() + minute) })
      .execute()
    expect((await login(people.dealerUser, demonstrationPassword)).status).toBe(200)
  })
})
