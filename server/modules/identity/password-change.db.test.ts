import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { organizationId } from '../../../tests/support/accounts'
import { emailsTo } from '../../../tests/support/emails'
import { connectSocket, listen } from '../../../tests/support/listener'
import { createTestApp, type TestApp } from '../../../tests/support/test-app'
import { type Visitor, visit } from '../../../tests/support/visitor'

let test: TestApp
let origin: string
let machine: string
let temporary: string
let newcomer: Visitor
let refreshToken: string

beforeAll(async () => {
  test = await createTestApp()
  origin = await listen(test)
  machine = await test.machineId('WL-120')
})
beforeEach(async () => {
  const email = `newcomer-${++count}@invited.example`
  const invitation = { email, group: 'Org Admin', organization_id: await organizationId(test, 'Northfield Equipment') }
  await (await test.as('superUser')).post('/api/v2/users/', invitation)
  const [invited] = await emailsTo(test, email)
  temporary = invited?.text.match(/temporary password: (\S+)/)?.[1] ?? ''
  const { body } = await test.anyone.post('/api/v2/auth/login', { email, password: temporary })
  newcomer = visit(test.app, body.access_token)
  refreshToken = body.refresh_token
})
afterAll(() => test.close())

let count = 0
const own = 'quarry lorry in the rain'
const me = () => newcomer.get('/api/v2/auth/me')
const choosePassword = (current_password = temporary, new_password = own) =>
  newcomer.post('/api/v2/auth/change-password', { current_password, new_password })

const calls: Record<string, () => ReturnType<Visitor['get']>> = {
  'the machines': () => newcomer.get('/api/v2/machines/'),
  'one machine': () => newcomer.get(`/api/v2/machines/${machine}`),
  'the colleagues': () => newcomer.get('/api/v2/users/'),
  'an invitation': () => newcomer.post('/api/v2/users/', { email: 'next@invited.example', group: 'Org Admin' }),
  'the own profile': async () => newcomer.put(`/api/v2/users/${(await me()).body.id}`, { first_name: 'Mia' }),
  'the own sessions': () => newcomer.get('/api/v2/auth/sessions'),
  'a question': () => newcomer.post('/api/v1/assistants/operations', { prompt: 'how much oil?', id: machine }),
}

describe('"an invited user gets CHANGE_PASSWORD (temporary password), then COMPLETE_PROFILE" (behaviour, section 3)', () => {
  it.each(Object.entries(calls))('%s: only after the password was changed', async (_, call) => {
    expect(await call()).toMatchObject({
      status: 403,
      body: { code: 'password_change_required', detail: expect.stringMatching(/^Choose your own password first\./) },
    })
    await choosePassword()
    expect((await call()).status).toBeLessThan(300)
  })

  it('shows the required step, and continues with the same session afterwards', async () => {
    expect((await me()).body.onboarding_status).toBe('CHANGE_PASSWORD')
    expect((await choosePassword()).body.onboarding_status).toBe('COMPLETE_PROFILE')
    expect((await me()).status).toBe(200)
  })

  it('does not ask for the temporary password again, but for the current one from then on', async () => {
    const choose = (new_password: string) => newcomer.post('/api/v2/auth/change-password', { new_password })
    expect((await choose(temporary)).body.errors).toMatchObject([{ path: 'body.new_password' }])
    expect((await choose(own)).body.onboarding_status).toBe('COMPLETE_PROFILE')
    expect(await choose('another lorry in the rain')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.current_password', message: 'Enter your current password.' }] },
    })
  })

  it('a refused change opens nothing', async () => {
    const tries = [choosePassword('not the temporary one'), choosePassword(temporary, temporary)]
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([400, 400])
    expect((await newcomer.get('/api/v2/machines/')).body.code).toBe('password_change_required')
  })

  it('a renewed token opens no more than the first; signing out always works', async () => {
    const { body } = await test.anyone.post('/api/v2/auth/refresh', { refresh_token: refreshToken })
    const refreshed = visit(test.app, body.access_token)
    expect((await refreshed.get('/api/v2/machines/')).body.code).toBe('password_change_required')
    expect((await test.anyone.post('/api/v2/auth/logout', { refresh_token: body.refresh_token })).status).toBe(204)
    expect((await me()).status).toBe(401)
  })

  it('the socket opens no rooms, and opens them for the same connection afterwards', async () => {
    const listener = await connectSocket(origin, newcomer.token)
    const room = `machine:${machine}`
    expect(await listener.join(room)).toEqual({ ok: false, code: 'password_change_required' })
    await choosePassword()
    expect(await listener.join(room)).toEqual({ ok: true })
    listener.close()
  })
})
