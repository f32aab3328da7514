import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emailsTo, newestLink } from '../../../../tests/support/emails'
import { createTestApp, people, type TestApp } from '../../../../tests/support/test-app'
import { type Visitor, visit } from '../../../../tests/support/visitor'
import { demonstrationPassword } from '../../../seed/demonstration-people'
import { hashPassword } from '../password'

let test: TestApp
let original: string
let rosa: Visitor
beforeAll(async () => {
  test = await createTestApp()
  original = await hashPassword(demonstrationPassword)
})
beforeEach(async () => {
  rosa = await test.anyone.signIn(email, demonstrationPassword)
})
afterEach(async () => {
  await row().set({ password_hash: original, password_expires_at: null, onboarding_status: null }).execute()
  for (const table of ['one_time_token', 'email', 'sign_in_failure'] as const) await test.db.deleteFrom(table).execute()
})
afterAll(() => test.close())

const email = people.operator
const good = 'quarry lorry in the rain'
const row = () => test.db.updateTable('person').where('email', '=', email)
const login = (password: string) => test.anyone.post('/api/v2/auth/login', { email, password })
const isIn = async (visitor: Visitor) => (await visitor.get('/api/v2/auth/me')).status === 200
const invited = () =>
  row()
    .set({ password_expires_at: new Date(Date.now() + 60_000), onboarding_status: 'CHANGE_PASSWORD' })
    .execute()

const weak = [
  ['password2026', 'Too many people'],
  ['rosa.delgado1', 'a name that others know'],
  ['elevenchars', 'at least 12 characters'],
] as const

describe('POST /auth/change-password', () => {
  const change = (new_password: string, current_password = demonstrationPassword) =>
    rosa.post('/api/v2/auth/change-password', { current_password, new_password })

  it('sets the new password and ends every other session, never the current one', async () => {
    const other = await test.anyone.signIn(email, demonstrationPassword)
    const { status, body } = await change(good)
    expect([status, body.email, body.onboarding_status, body.status]).toEqual([200, email, null, 'active'])
    expect([await isIn(rosa), await isIn(other)]).toEqual([true, false])
    expect([(await login(demonstrationPassword)).status, (await login(good)).status]).toEqual([401, 200])
  })

  it('leads somebody invited from CHANGE_PASSWORD to COMPLETE_PROFILE (behaviour, section 3)', async () => {
    await invited()
    const { body } = await change(good)
    expect([body.onboarding_status, body.status]).toEqual(['COMPLETE_PROFILE', 'active'])
  })

  it('notifies the owner by e-mail, with a way to recover the account', async () => {
    await change(good)
    const [mail] = await emailsTo(test, email)
    expect(mail?.subject).toBe('Your password was changed')
    expect((await newestLink(test, email)).page).toBe('/forgot-password')
  })

  it('invalidates links that were sent before', async () => {
    await test.anyone.post('/api/v2/auth/magic-link', { email })
    const { token } = await newestLink(test, email)
    await change(good)
    expect((await test.anyone.post('/api/v2/auth/magic-login', { token })).status).toBe(410)
  })

  it('requires the current password, and counts wrong ones as login does', async () => {
    const { status, body } = await change(good, 'a guess')
    const errors = [{ path: 'body.current_password', message: 'This is not your current password.' }]
    expect([status, body.errors]).toEqual([400, errors])
    for (let time = 0; time < 5; time++) await change(good, 'a guess')
    expect((await change(good)).status).toBe(429)
    expect((await login(demonstrationPassword)).status).toBe(429)
  })

  it.each(weak)(
    'refuses %s (behaviour, section 3: at least 12 characters, none of the common ones)',
    async (one, why) => {
      const { status, body } = await change(one)
      expect([status, body.errors]).toEqual([
        400,
        [{ path: 'body.new_password', message: expect.stringContaining(why) }],
      ])
      expect((await login(demonstrationPassword)).status).toBe(200)
      expect(await emailsTo(test, email)).toEqual([])
    },
  )

  it('refuses the same password again', async () => {
    await change(good)
    const { status, body } = await change(good, good)
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'body.new_password'])
  })

  it('of two simultaneous changes one succeeds, as the other’s current password is outdated', async () => {
    const answers = await Promise.all([change(good), change('a second one in the snow')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})

describe('POST /auth/reset-password', () => {
  const reset = (token: string, new_password = good) =>
    test.anyone.post('/api/v2/auth/reset-password', { token, new_password })
  const askForLink = async () => {
    await test.anyone.post('/api/v2/auth/forgot-password', { email })
    return newestLink(test, email)
  }

  it('sets the new password by the link of the e-mail and ends every session', async () => {
    const { page, token } = await askForLink()
    expect(page).toBe('/reset-password')
    expect((await reset(token)).status).toBe(204)
    expect(await isIn(rosa)).toBe(false)
    expect([(await login(demonstrationPassword)).status, (await login(good)).status]).toEqual([401, 200])
    expect((await emailsTo(test, email)).at(-1)?.subject).toBe('Your password was changed')
  })

  it('is valid for one hour (behaviour, section 3)', async () => {
    await askForLink()
    const { expires_at } = await test.db.selectFrom('one_time_token').select('expires_at').executeTakeFirstOrThrow()
    expect(Math.round((expires_at.getTime() - Date.now()) / 60_000)).toBe(60)
  })

  it('ends a lock', async () => {
    for (let time = 0; time < 6; time++) await login('a guess')
    expect((await login(demonstrationPassword)).status).toBe(429)
    await reset((await askForLink()).token)
    expect((await login(good)).status).toBe(200)
  })

  it.each([60_000, -60_000])(
    'also sets the first password of one’s own, with the temporary one %i ms from its expiry',
    async (left) => {
      await invited()
      await row()
        .set({ password_expires_at: new Date(Date.now() + left) })
        .execute()
      await reset((await askForLink()).token)
      const me = await visit(test.app, (await login(good)).body.access_token).get('/api/v2/auth/me')
      expect([me.body.onboarding_status, me.body.status]).toEqual(['COMPLETE_PROFILE', 'active'])
    },
  )

  it.each(weak)('refuses %s, and leaves the link valid', async (one, why) => {
    const { token } = await askForLink()
    const { status, body } = await reset(token, one)
    expect([status, body.errors]).toEqual([400, [{ path: 'body.new_password', message: expect.stringContaining(why) }]])
    expect((await reset(token)).status).toBe(204)
  })

  it('works once: a link that was used, has expired or never existed answers 410 with the same text', async () => {
    const { token: used } = await askForLink()
    await reset(used)
    const { token: expired } = await askForLink()
    await test.db
      .updateTable('one_time_token')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    for (const token of [used, expired, 'a-token-that-nobody-ever-made-at-all']) {
      const { status, body } = await reset(token, 'another lorry in the snow')
      const words = 'This link has expired or was already used. Ask for a new one.'
      expect([status, body.code, body.detail]).toEqual([410, 'link_expired', words])
    }
    expect((await login(good)).status).toBe(200)
  })

  it('of many simultaneous uses one sets the password', async () => {
    const { token } = await askForLink()
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => reset(token, `${good} ${index}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(5).fill(410)])
  })
})
