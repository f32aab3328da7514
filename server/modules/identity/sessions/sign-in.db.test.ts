import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, people, type TestApp } from '../../../../tests/support/test-app'
import { demonstrationPassword } from '../../../seed/demonstration-people'
import { rememberedMs } from './sign-in-lock'

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

describe('lock-out with backoff (issue), for each account (behaviour, section 3)', () => {
  it.each([people.operator, 'nobody@nowhere.example'])(
    '%s waits after five wrong passwords and one more',
    async (email) => {
      expect(await inTurn(7, () => login(email, 'a guess'))).toEqual([401, 401, 401, 401, 401, 401, 429])
    },
  )

  it('refuses the right password too, and says for how long, in words and in Retry-After', async () => {
    await inTurn(6, () => login(people.operator, 'a guess'))
    const { status, body, raw } = await login(people.operator, demonstrationPassword)
    expect([status, body.code]).toEqual([429, 'too_many_requests'])
    expect(body.detail).toMatch(/^Too many attempts\. Try again in (a minute|\d+ seconds)\.$/)
    expect(Number(raw.headers['retry-after'])).toBeGreaterThan(50)
    expect(Number(raw.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  it('minds neither case nor blanks around the name, and locks nobody else', async () => {
    const names = [people.operator, people.operator.toUpperCase(), ` ${people.operator} `]
    for (const name of names) await inTurn(2, () => login(name, 'a guess'))
    expect((await login(people.operator, 'a guess')).status).toBe(429)
    expect((await login(people.operatorAdmin, demonstrationPassword)).status).toBe(200)
  })

  it('waits twice as long after the next failure, and lets the right password in between', async () => {
    await inTurn(6, () => login(people.operator, 'a guess'))
    await letTimePass(0)
    expect((await login(people.operator, 'a guess')).status).toBe(401)
    const { raw } = await login(people.operator, 'a guess')
    expect(Number(raw.headers['retry-after'])).toBeGreaterThan(110)
    await letTimePass(0)
    expect((await login(people.operator, demonstrationPassword)).status).toBe(200)
  })

  it('a success forgets the failures', async () => {
    await inTurn(5, () => login(people.operator, 'a guess'))
    expect((await login(people.operator, demonstrationPassword)).status).toBe(200)
    expect(await inTurn(5, () => login(people.operator, 'a guess'))).toEqual([401, 401, 401, 401, 401])
  })

  it('of many guesses at once no more get through than of many in turn', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(people.operator, 'a guess')))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(6).fill(401), ...Array(14).fill(429)])
  })

  it('lets the same person sign in many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(people.operator, demonstrationPassword)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  })

  it('keeps no name and no failure for longer than it counts', async () => {
    await inTurn(1, () => login('typed@by.mistake', 'a guess'))
    await letTimePass(rememberedMs + minute)
    await login(people.operator, 'a guess')
    const rows = await test.db.selectFrom('sign_in_failure').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('ridgeline')
  })
})

describe('login says nothing about which accounts exist (behaviour, section 3; issue: by text, status or timing)', () => {
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
      detail: 'E-mail or password is not right.',
      request_id: '',
    })
    expect(raw.headers['retry-after']).toBeUndefined()
  })

  it('a temporary password is good until it ends', async () => {
    await person(people.dealerUser)
      .set({ password_expires_at: new Date(Date.now() + minute) })
      .execute()
    expect((await login(people.dealerUser, demonstrationPassword)).status).toBe(200)
  })
})
