import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collide } from '../../../../tests/support/collide'
import { createTestApp, people, type TestApp, testKeyring } from '../../../../tests/support/test-app'
import type { Transaction } from '../../../db/connection'
import { demonstrationPassword } from '../../../seed/demonstration-people'
import { renewSession } from './renew-session'
import { storeSessionEnd } from './session.repository'
import { createTokenService } from './tokens'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const credentials = { email: people.operator, password: demonstrationPassword }
const signIn = async () => (await test.anyone.post('/api/v2/auth/login', credentials)).body
const refresh = (refresh_token: string) => test.anyone.post('/api/v2/auth/refresh', { refresh_token })
/** As if the token had been used so many seconds before. */
const letPass = (seconds: number, refreshToken: string) =>
  test.db
    .updateTable('refresh_token')
    .set({ used_at: new Date(Date.now() - seconds * 1000) })
    .where('id', '=', claims(refreshToken).jti)
    .execute()
const me = (token: string) => test.anyone.get('/api/v2/auth/me', { headers: { authorization: `Bearer ${token}` } })
const claims = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

describe('POST /auth/login', () => {
  it('answers two JSON Web Tokens; the access token carries user_id and exp (specification, section 3)', async () => {
    const { access_token, refresh_token } = await signIn()
    const { user_id, exp, iat } = claims(access_token)
    expect(user_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(exp - iat).toBe(15 * 60)
    expect(claims(refresh_token).exp - claims(refresh_token).iat).toBe(30 * 24 * 3600)
  })

  it('ignores the case of the e-mail address', async () => {
    const { status } = await test.anyone.post('/api/v2/auth/login', {
      ...credentials,
      email: people.operator.toUpperCase(),
    })
    expect(status).toBe(200)
  })

  it('does not reveal which accounts exist (behaviour, section 3)', async () => {
    const wrong = await test.anyone.post('/api/v2/auth/login', { ...credentials, password: 'not it' })
    const unknown = await test.anyone.post('/api/v2/auth/login', { ...credentials, email: 'nobody@nowhere.example' })
    expect(wrong.status).toBe(401)
    expect({ ...unknown.body, request_id: '' }).toEqual({ ...wrong.body, request_id: '' })
    expect(wrong.body.code).toBe('invalid_credentials')
  })

  it('names the fields that are missing', async () => {
    const { status, body } = await test.anyone.post('/api/v2/auth/login', {})
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { path: 'body.email', message: 'Email is required field.' },
      { path: 'body.password', message: 'Password is required field.' },
    ])
  })
})

describe('POST /auth/refresh', () => {
  it('rotates: each token is valid once and returns the next pair', async () => {
    const first = await signIn()
    const second = (await refresh(first.refresh_token)).body
    expect((await me(second.access_token)).status).toBe(200)
    expect((await refresh(second.refresh_token)).status).toBe(200)
  })

  it('a refresh token that is reused later revokes its whole family (behaviour, section 3)', async () => {
    const first = await signIn()
    const second = (await refresh(first.refresh_token)).body
    await letPass(31, first.refresh_token)
    expect((await refresh(first.refresh_token)).status).toBe(401)
    expect((await refresh(second.refresh_token)).status).toBe(401)
    expect((await me(second.access_token)).status).toBe(401)
  })

  it('gives everyone who sends the same token at once the same pair, which is one rotation', async () => {
    const { refresh_token } = await signIn()
    const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(refresh_token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    const pairs = new Set(answers.map(({ body }) => JSON.stringify(body)))
    expect(pairs.size).toBe(1)
    const [pair] = answers.map(({ body }) => body)
    expect((await me(pair.access_token)).status).toBe(200)
    const family = test.db.selectFrom('refresh_token').where('session_id', '=', claims(refresh_token).session_id)
    expect(await family.select('id').execute()).toHaveLength(2)
    expect((await refresh(pair.refresh_token)).status).toBe(200)
  })

  it('gives the same pair again for 30 seconds, in any process', async () => {
    const { refresh_token } = await signIn()
    const lost = (await refresh(refresh_token)).body
    const elsewhere = createTokenService(testKeyring.keysFor('session-token'))
    const renew = (trx: Transaction) =>
      renewSession(trx, { tokenId: claims(refresh_token).jti, attempt: 'another-key-of-another-try' })
    const again = await test.db.transaction().execute(renew)
    expect(again && (await elsewhere.issue(again))).toEqual(lost)
    await letPass(29, refresh_token)
    expect(claims((await refresh(refresh_token)).body.refresh_token).jti).toBe(claims(lost.refresh_token).jti)
  })

  it('refuses a token whose new pair was used, also within the 30 seconds', async () => {
    const first = await signIn()
    const second = (await refresh(first.refresh_token)).body
    await refresh(second.refresh_token)
    expect((await refresh(first.refresh_token)).status).toBe(401)
    expect((await me(second.access_token)).status).toBe(401)
  })

  it('refuses it after a sign-out within the 30 seconds', async () => {
    const first = await signIn()
    const second = (await refresh(first.refresh_token)).body
    await test.anyone.post('/api/v2/auth/logout', { refresh_token: second.refresh_token })
    expect((await refresh(first.refresh_token)).status).toBe(401)
    expect((await refresh(second.refresh_token)).status).toBe(401)
  })

  it.each(['first', 'repeated'])('refuses a %s use that waits while the session ends', async (use) => {
    const { refresh_token } = await signIn()
    if (use === 'repeated') await refresh(refresh_token)
    const end = (trx: Transaction) => storeSessionEnd(trx, { id: claims(refresh_token).session_id }, 'logout')
    const { status } = await collide(test, end, () => refresh(refresh_token))
    expect(status).toBe(401)
  })

  it('stores no token that could be used', async () => {
    const { refresh_token } = await signIn()
    const { body } = await refresh(refresh_token)
    const rows = JSON.stringify(await test.db.selectFrom('refresh_token').selectAll().execute())
    for (const token of [refresh_token, body.refresh_token, body.access_token])
      expect(rows).not.toContain(token.split('.')[2])
  })

  it('returns the same pair again when the reply was lost, for the same Idempotency-Key', async () => {
    const first = await signIn()
    const retry = (key: string) =>
      test.anyone.send('POST', '/api/v2/auth/refresh', {
        payload: { refresh_token: first.refresh_token },
        headers: { 'idempotency-key': key },
      })
    const lost = (await retry('one-attempt-of-one-tab')).body
    await letPass(23 * 3600, first.refresh_token)
    const again = (await retry('one-attempt-of-one-tab')).body
    expect(claims(again.refresh_token).jti).toBe(claims(lost.refresh_token).jti)
    await refresh(again.refresh_token)
    expect((await retry('one-attempt-of-one-tab')).status).toBe(401)
    expect((await me(again.access_token)).status).toBe(401)
  })

  it('repeats no attempt of the day before', async () => {
    const { refresh_token } = await signIn()
    const send = () =>
      test.anyone.send('POST', '/api/v2/auth/refresh', {
        payload: { refresh_token },
        headers: { 'idempotency-key': 'one-attempt-of-one-tab' },
      })
    await send()
    await letPass(25 * 3600, refresh_token)
    expect((await send()).status).toBe(401)
  })

  it('treats another Idempotency-Key after 30 seconds as a reuse like any other', async () => {
    const { refresh_token } = await signIn()
    const send = (key: string) =>
      test.anyone.send('POST', '/api/v2/auth/refresh', {
        payload: { refresh_token },
        headers: { 'idempotency-key': key },
      })
    expect((await send('one-attempt-of-one-tab')).status).toBe(200)
    await letPass(31, refresh_token)
    expect((await send('an-attempt-of-a-thief!')).status).toBe(401)
  })

  it('does not affect the person’s other sessions', async () => {
    const [stolen, other] = [await signIn(), await signIn()]
    await refresh(stolen.refresh_token)
    await letPass(31, stolen.refresh_token)
    await refresh(stolen.refresh_token)
    expect((await me(other.access_token)).status).toBe(200)
  })

  it('accepts no access token in place of a refresh token, nor the other way round', async () => {
    const { access_token, refresh_token } = await signIn()
    expect((await refresh(access_token)).status).toBe(401)
    expect((await me(refresh_token)).status).toBe(401)
  })
})

describe('POST /auth/logout', () => {
  it('revokes on the server too (behaviour, section 3)', async () => {
    const { access_token, refresh_token } = await signIn()
    expect((await test.anyone.post('/api/v2/auth/logout', { refresh_token })).status).toBe(204)
    expect((await me(access_token)).status).toBe(401)
    expect((await refresh(refresh_token)).status).toBe(401)
  })

  it('always works, whatever the token', async () => {
    expect((await test.anyone.post('/api/v2/auth/logout', { refresh_token: 'forged' })).status).toBe(204)
  })
})

describe('GET /auth/me', () => {
  it('answers the user of the specification', async () => {
    const { status, body } = await (await test.as('operator')).get('/api/v2/auth/me')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      email: people.operator,
      is_superuser: false,
      groups: [{ name: 'Machine Operator' }],
      organization: { name: 'Ridgeline Quarry', type: 'OPERATOR' },
      onboarding_status: null,
    })
  })

  it.each([
    ['no token', ''],
    ['no bearer', 'Basic abc'],
    ['a forged one', `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`],
  ])(
    'answers 401 with a detail that contains token_not_valid to %s (specification, section 4)',
    async (_, authorization) => {
      const { status, body } = await test.anyone.get('/api/v2/auth/me', { headers: { authorization } })
      expect(status).toBe(401)
      expect(body.code).toBe('token_not_valid')
      expect(body.detail).toContain('token_not_valid')
    },
  )

  it('refuses a token that has expired or was signed by another', async () => {
    const { user_id, session_id } = claims((await signIn()).access_token)
    const sign = (secret: string, expires: string) =>
      new SignJWT({ user_id, session_id })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience('access')
        .setExpirationTime(expires)
        .sign(new TextEncoder().encode(secret))
    const own = 'only for tests, and long enough for that'
    expect((await me(await sign(own, '1 minute'))).status).toBe(200)
    expect((await me(await sign(own, '-1 minute'))).status).toBe(401)
    expect((await me(await sign('another secret that is long enough', '1 minute'))).status).toBe(401)
  })
})
