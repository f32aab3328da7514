import { SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newestLink } from '../../../tests/support/emails'
import { connectSocket, type Listener, listen } from '../../../tests/support/listener'
import { createTestApp, people, type TestApp, testKeyring } from '../../../tests/support/test-app'
import { visit } from '../../../tests/support/visitor'
import { demonstrationPassword } from '../../seed/demonstration-people'
import { createLogger } from '../logging/logger'
import { openRealtime, type Realtime } from './realtime'

let test: TestApp
let origin: string
const open: Listener[] = []
beforeAll(async () => {
  test = await createTestApp()
  origin = await listen(test)
})
afterEach(() => {
  for (const listener of open.splice(0)) listener.close()
})
afterAll(() => test.close())

const claims = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

/** Opens a new session with a socket and records why the socket was closed. */
async function connected(token?: string) {
  const session = token ? { token, refreshToken: '' } : await test.signInAgain('operator')
  const listener = await connectSocket(origin, session.token)
  open.push(listener)
  const closed = new Promise<string>((resolve) => listener.socket.once('disconnect', resolve))
  const { session_id, user_id } = claims(session.token)
  return { ...session, sessionId: session_id, personId: user_id, listener, closed, as: visit(test.app, session.token) }
}
type Connected = Awaited<ReturnType<typeof connected>>

const byServer = 'io server disconnect'
const refresh = (refresh_token: string) => test.anyone.post('/api/v2/auth/refresh', { refresh_token })

describe('a socket ends immediately with its session', () => {
  const endings: Record<string, (one: Connected, other: Connected) => Promise<unknown>> = {
    'logging out': ({ refreshToken }) => test.anyone.post('/api/v2/auth/logout', { refresh_token: refreshToken }),
    'a refresh token that is used again later': async ({ refreshToken }) => {
      await refresh(refreshToken)
      await test.db
        .updateTable('refresh_token')
        .set({ used_at: new Date(Date.now() - 60_000) })
        .where('id', '=', claims(refreshToken).jti)
        .execute()
      await refresh(refreshToken)
    },
    'revoking it from another session': (one, other) => other.as.delete(`/api/v2/auth/sessions/${one.sessionId}`),
    'signing out everywhere else': (_, other) => other.as.delete('/api/v2/auth/sessions'),
    'a change of password elsewhere': (_, other) =>
      other.as.post('/api/v2/auth/change-password', {
        current_password: demonstrationPassword,
        new_password: 'quarry lorry in the rain',
      }),
  }

  it.each(Object.entries(endings))('%s', async (_, end) => {
    const [one, other] = [await connected(), await connected()]
    await end(one, other)
    expect(await one.closed).toBe(byServer)
    // The other socket is still connected.
    expect(await other.listener.leave('nothing')).toEqual({ ok: true })
    await restorePassword()
  })

  it('a password reset by a link ends all sockets', async () => {
    const both = [await connected(), await connected()]
    await test.anyone.post('/api/v2/auth/forgot-password', { email: people.operator })
    const { token } = await newestLink(test, people.operator)
    await test.anyone.post('/api/v2/auth/reset-password', { token, new_password: 'quarry lorry in the rain' })
    expect(await Promise.all(both.map(({ closed }) => closed))).toEqual([byServer, byServer])
    await restorePassword()
  })

  it('even when the client asks to leave the server’s own rooms', async () => {
    const one = await connected()
    for (const room of [`session:${one.sessionId}`, `person:${one.personId}`]) {
      expect(await one.listener.join(room)).toEqual({ ok: false, code: 'not_found' })
      await one.listener.leave(room)
    }
    await test.anyone.post('/api/v2/auth/logout', { refresh_token: one.refreshToken })
    expect(await one.closed).toBe(byServer)
  })
})

describe('a socket ends with its access token', () => {
  it('when the token expires; a new token readmits the session', async () => {
    const { token } = await test.signInAgain('operator')
    const { user_id, session_id } = claims(token)
    const brief = await new SignJWT({ user_id, session_id })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('access')
      .setExpirationTime('2 seconds')
      .sign(testKeyring.keysFor('session-token').current)
    expect(await (await connected(brief)).closed).toBe(byServer)
    expect((await connected(token)).listener.socket.connected).toBe(true)
  })
})

describe('from another process', () => {
  let elsewhere: Realtime
  const open = () => openRealtime(test.connectionString, createLogger('silent'))
  beforeAll(async () => {
    elsewhere = await open()
  })
  afterAll(() => elsewhere.close())

  it('ends only the sessions with the given ids', async () => {
    const [one, other] = [await connected(), await connected()]
    elsewhere.endSession([])
    elsewhere.endSession([one.sessionId])
    expect(await one.closed).toBe(byServer)
    expect(await other.listener.leave('nothing')).toEqual({ ok: true })
  })

  it('closes every socket of a person whose rights have changed; they may reconnect', async () => {
    const both = [await connected(), await connected()]
    const anotherPerson = await connected((await test.as('operatorAdmin')).token)
    elsewhere.endPerson([both[0]?.personId ?? ''])
    expect(await Promise.all(both.map(({ closed }) => closed))).toEqual([byServer, byServer])
    expect(await anotherPerson.listener.leave('nothing')).toEqual({ ok: true })
    expect((await connected(both[0]?.token)).listener.socket.connected).toBe(true)
  })

  it('a stopping process leaves the sockets of other processes open', async () => {
    const [before, one, after] = [await connected(), await connected(), await connected()]
    const stopping = await open()
    stopping.endSession([before.sessionId])
    await before.closed
    await stopping.close()
    // This message arrives after everything the stopped process has sent.
    elsewhere.endSession([after.sessionId])
    await after.closed
    expect(await one.listener.leave('nothing')).toEqual({ ok: true })
  })
})

async function restorePassword() {
  const { password_hash } = await test.db
    .selectFrom('person')
    .where('email', '=', people.operatorAdmin)
    .select('password_hash')
    .executeTakeFirstOrThrow()
  await test.db.updateTable('person').set({ password_hash }).where('email', '=', people.operator).execute()
}
