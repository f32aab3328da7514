import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { personId } from '../../../../tests/support/accounts'
import { emailsTo, newestLink } from '../../../../tests/support/emails'
import { isWaitingForLock } from '../../../../tests/support/lock-wait'
import { createTestApp, people, type TestApp } from '../../../../tests/support/test-app'
import { lockPerson } from '../person.repository'
import { retireTokens } from './one-time-token.repository'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterEach(async () => {
  await test.db.deleteFrom('one_time_token').execute()
  await test.db.deleteFrom('email').execute()
})
afterAll(() => test.close())

const rosa = people.operator
const ask = (email: string, call = 'magic-link') => test.anyone.post(`/api/v2/auth/${call}`, { email })
const linkOwner = (token: string) => test.anyone.get(`/api/v2/auth/magic-user?token=${token}`)
const signIn = (token: string) => test.anyone.post('/api/v2/auth/magic-login', { token })
const reset = (token: string) =>
  test.anyone.post('/api/v2/auth/reset-password', { token, new_password: 'quarry lorry in the rain' })
const me = (token: string) => test.anyone.get('/api/v2/auth/me', { headers: { authorization: `Bearer ${token}` } })

async function tokenFor(email: string, call?: string): Promise<string> {
  await ask(email, call)
  return (await newestLink(test, email)).token
}

const tokens = () => test.db.updateTable('one_time_token')
const setActive = (is_active: boolean) =>
  test.db.updateTable('person').set({ is_active }).where('email', '=', rosa).execute()

describe.each(['magic-link', 'forgot-password'])('POST /auth/%s', (call) => {
  it('always answers 200 with the same text (behaviour, section 3: does not reveal which accounts exist)', async () => {
    const [known, unknown] = [await ask(rosa, call), await ask('nobody@nowhere.example', call)]
    expect(known.status).toBe(200)
    expect(known.body).toEqual({ message: 'If there is an account with this e-mail address, a link is on its way.' })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    const inSpanish = { payload: { email: 'nobody@nowhere.example' }, headers: { 'accept-language': 'es' } }
    const { body } = await test.anyone.send('POST', `/api/v2/auth/${call}`, inSpanish)
    expect(body).toEqual({ message: 'Si hay una cuenta con este correo, un enlace va en camino.' })
  })

  it('does the same for every address until it has answered: it enqueues one job', async () => {
    await test.runJobs()
    const before = await test.db.selectFrom('one_time_token').select('id').execute()
    for (const email of [rosa, 'nobody@nowhere.example']) await ask(email, call)
    const { rows } = await sql`select task_identifier, max_attempts from graphile_worker.jobs`.execute(test.db)
    expect(rows).toEqual(Array(2).fill({ task_identifier: 'account-link', max_attempts: 5 }))
    expect(await test.db.selectFrom('one_time_token').select('id').execute()).toEqual(before)
    await test.runJobs()
  })

  it('sends nothing to an unknown address or a deactivated account', async () => {
    await setActive(false)
    for (const email of [rosa, 'nobody@nowhere.example']) {
      await ask(email, call)
      expect(await emailsTo(test, email)).toEqual([])
    }
    await setActive(true)
  })

  it('e-mails an account at most five times an hour, with the same answer as before', async () => {
    for (let time = 0; time < 7; time++) {
      expect((await ask(rosa, call)).status).toBe(200)
      await test.runJobs()
    }
    expect(await emailsTo(test, rosa)).toHaveLength(5)
    await tokens()
      .set({ created_at: new Date(Date.now() - 61 * 60 * 1000) })
      .execute()
    await ask(rosa, call)
    expect(await emailsTo(test, rosa)).toHaveLength(6)
  })

  it('stores only the hash of the token', async () => {
    const token = await tokenFor(rosa, call)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const [stored] = await test.db.selectFrom('one_time_token').selectAll().execute()
    expect(JSON.stringify({ ...stored, token_hash: stored?.token_hash.toString('latin1') })).not.toContain(token)
    expect((await emailsTo(test, rosa))[0]?.secrets).toEqual([token])
  })
})

describe('signing in by a link', () => {
  it('the e-mail leads to the page that asks for one click; opening it does not use the link', async () => {
    await ask(rosa.toUpperCase())
    const { page, token } = await newestLink(test, rosa)
    expect(page).toBe('/magic-login')
    for (const _ of ['a mail scanner', 'the page']) {
      const { status, body } = await linkOwner(token)
      expect(status).toBe(200)
      expect(body).toMatchObject({ email: rosa, first_name: 'Rosa', last_name: 'Delgado' })
      const minutes = (Date.parse(body.expires_at) - Date.now()) / 60_000
      expect(Math.round(minutes)).toBe(30)
    }
    const { body } = await signIn(token)
    expect((await me(body.access_token)).body.email).toBe(rosa)
  })

  const spoiled = {
    'was used': async (token: string) => void (await signIn(token)),
    'has expired': async () =>
      void (await tokens()
        .set({ expires_at: new Date(Date.now() - 1) })
        .execute()),
    'is not the newest': async () => void (await tokenFor(rosa)),
    'belongs to an account that was deactivated': async () => void (await setActive(false)),
  }
  it.each(Object.entries(spoiled))('a link that %s answers 410 with the same text', async (_, spoil) => {
    const token = await tokenFor(rosa)
    await spoil(token)
    const never = await signIn('a-token-that-nobody-ever-made-at-all')
    expect([never.status, never.body.code]).toEqual([410, 'link_expired'])
    const cutOff = token.slice(0, 7)
    for (const answer of [await linkOwner(token), await signIn(token), await linkOwner(cutOff), await signIn(cutOff)]) {
      expect({ ...answer.body, request_id: '' }).toEqual({ ...never.body, request_id: '' })
    }
    await setActive(true)
  })

  it('of many simultaneous uses one succeeds (behaviour, section 3: single use)', async () => {
    const token = await tokenFor(rosa)
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(410)])
  })

  it('a use while a newer link is issued waits, and is then refused', async () => {
    const token = await tokenFor(rosa)
    const id = await personId(test, rosa)
    const { signingIn } = await test.db.transaction().execute(async (trx) => {
      await lockPerson(trx, id)
      const signingIn = signIn(token)
      await test.until(() => isWaitingForLock(test.connection.pool))
      await retireTokens(trx, id, 'magic_login')
      return { signingIn }
    })
    expect((await signingIn).status).toBe(410)
  })

  it('a link is valid only for its own purpose', async () => {
    expect((await signIn(await tokenFor(rosa, 'forgot-password'))).status).toBe(410)
    expect((await reset(await tokenFor(rosa))).status).toBe(410)
  })

  it('a newer link of another purpose leaves it valid', async () => {
    const token = await tokenFor(rosa)
    await tokenFor(rosa, 'forgot-password')
    expect((await signIn(token)).status).toBe(200)
  })
})
