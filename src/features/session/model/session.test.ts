// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { onConnectionChange, platform, unwrap } from '@/shared/api'
import { platformHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'
import { problem, tokenNotValid } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { isOutOfReach, retrySession, type Session, startSession } from './session'

const pair = (n: number) => ({ access_token: `access-${n}`, refresh_token: `refresh-${n}` })

/** A server that takes one access token and one refresh token at a time. */
const accepted = { access: 'access-1', refresh: 'refresh-1' }
const calls = { refresh: 0, logout: [] as string[], brands: 0 }
/** Lets calls wait for each other, so that all of them still have the old token. */
let [onBrandsCall, brandsGate]: [() => unknown, Promise<void>] = [() => undefined, Promise.resolve()]

const server = serveWith(
  platformHttp.get('/auth/me', ({ request, response }) =>
    isAccepted(request) ? response(200).json(operator) : response(401).json(tokenNotValid),
  ),
  platformHttp.get('/machines/all-brands', async ({ request, response }) => {
    calls.brands += 1
    onBrandsCall()
    await brandsGate
    if (!isAccepted(request)) return response(401).json(tokenNotValid)
    return response(200).json({ items: [], total: 0, page: 1, limit: 1000 })
  }),
  platformHttp.post('/auth/refresh', async ({ request, response }) => {
    calls.refresh += 1
    if ((await request.json()).refresh_token !== accepted.refresh) return response(401).json(tokenNotValid)
    Object.assign(accepted, { access: 'access-2', refresh: 'refresh-2' })
    return response(200).json(pair(2))
  }),
  platformHttp.post('/auth/logout', async ({ request, response }) => {
    calls.logout.push((await request.json()).refresh_token)
    return response(204).empty()
  }),
)

/** "The access token carries user_id and exp" (specification, section 3). */
const tokenOf = (user_id: string) => `head.${btoa(JSON.stringify({ user_id }))}.signature`
const isAccepted = (request: Request) => request.headers.get('authorization') === `Bearer ${accepted.access}`
const readBrands = () => unwrap(platform.GET('/machines/all-brands'))
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

let session: Session

function refuseRefreshOnce(status: number) {
  const refuse = () => new Response(null, { status, headers: { 'retry-after': '1' } })
  server.use(platformHttp.post('/auth/refresh', ({ response }) => response.untyped(refuse()), { once: true }))
}

async function signedIn() {
  localStorage.setItem('auth', JSON.stringify(pair(1)))
  session = startSession(() => undefined)
  await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
}

function anotherTab(auth: unknown) {
  const newValue = auth === null ? null : JSON.stringify(auth)
  if (newValue === null) localStorage.removeItem('auth')
  else localStorage.setItem('auth', newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue }))
}

beforeEach(() => {
  localStorage.clear()
  Object.assign(accepted, { access: 'access-1', refresh: 'refresh-1' })
  Object.assign(calls, { refresh: 0, logout: [], brands: 0 })
  ;[onBrandsCall, brandsGate] = [() => undefined, Promise.resolve()]
})
afterEach(() => session.stop())

describe('startSession', () => {
  it('restores who is there, and stores them under the key "user"', async () => {
    await signedIn()
    expect(stored('user')).toEqual(operator)
  })

  it('stores the assistant that is asked, "default Bob", and leaves one that was chosen', async () => {
    await signedIn()
    expect(localStorage.getItem('selected assistant type')).toBe('Bob')
    session.stop()
    localStorage.setItem('selected assistant type', 'Parts')
    await signedIn()
    expect(localStorage.getItem('selected assistant type')).toBe('Parts')
  })

  it('is signed out where nothing is stored', () => {
    session = startSession(() => undefined)
    expect(session.getSnapshot().value).toBe('signedOut')
  })

  it('one refresh in flight however many calls fail, and each call is sent once more', async () => {
    await signedIn()
    accepted.access = 'access-2'
    const all = new Promise<void>((resolve) => {
      onBrandsCall = () => calls.brands === 3 && resolve()
    })
    brandsGate = all
    await Promise.all([readBrands(), readBrands(), readBrands()])
    expect(calls).toMatchObject({ refresh: 1, brands: 6 })
    expect(stored('auth')).toEqual(pair(2))
    expect(session.getSnapshot().value).toBe('signedIn')
  })

  it('"A refresh failure leads to login."', async () => {
    await signedIn()
    Object.assign(accepted, { access: 'none', refresh: 'none' })
    await expect(readBrands()).rejects.toMatchObject({ status: 401 })
    expect(session.getSnapshot().value).toBe('expired')
    expect(calls).toMatchObject({ refresh: 1, brands: 1 })
    expect([stored('auth'), stored('user')]).toEqual([null, null])
  })

  it('"A failed user fetch clears local storage."', async () => {
    const refused = () => Response.json(problem(403, 'forbidden', 'No.'), { status: 403 })
    server.use(platformHttp.get('/auth/me', ({ response }) => response.untyped(refused())))
    for (const key of ['auth', 'user', 'selected machine', 'selected assistant type', 'conversation', 'theme']) {
      localStorage.setItem(key, JSON.stringify(pair(1)))
    }
    session = startSession(() => undefined)
    await waitFor(session, (snapshot) => snapshot.matches('expired'))
    expect(Object.keys(localStorage)).toEqual(['theme'])
  })

  it('nobody is signed out for want of a network: the person is whom the server described last', async () => {
    const tokens = { access_token: tokenOf(operator.id), refresh_token: 'refresh-1' }
    accepted.access = tokens.access_token
    localStorage.setItem('auth', JSON.stringify(tokens))
    localStorage.setItem('user', JSON.stringify(operator))
    server.use(platformHttp.get('/auth/me', ({ response }) => response.untyped(Response.error())))
    const users: unknown[] = []
    session = startSession((user) => users.push(user))
    await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
    expect(users).toEqual([operator])
  })

  it.each([400, 401, 403, 429, 500, 502, 503])('nobody is signed out for something that answers %i', async (status) => {
    const tokens = { access_token: tokenOf(operator.id), refresh_token: 'refresh-1' }
    localStorage.setItem('auth', JSON.stringify(tokens))
    localStorage.setItem('user', JSON.stringify(operator))
    const headers = { 'retry-after': '1' }
    const refuse = () => new Response(null, { status, headers })
    server.use(platformHttp.get('/auth/me', ({ response }) => response.untyped(refuse())))
    session = startSession(() => undefined)
    await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
    expect(stored('auth')).toEqual(tokens)
  })

  it.each([400, 401, 403, 429, 502, 503])(
    '%i at the refresh is tried again, by whoever opens a page',
    async (status) => {
      localStorage.setItem('auth', JSON.stringify({ ...pair(1), access_token: 'spoiled' }))
      refuseRefreshOnce(status)
      session = startSession(() => undefined)
      await waitFor(session, isOutOfReach)
      expect(stored('auth')).toMatchObject({ refresh_token: 'refresh-1' })
      retrySession(session)
      await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
      expect([stored('auth'), calls.refresh]).toEqual([pair(2), 1])
    },
  )

  it.each([400, 401, 403, 429, 502, 503])(
    '%i at the refresh is tried again, by whoever is signed in',
    async (status) => {
      await signedIn()
      accepted.access = 'access-2'
      refuseRefreshOnce(status)
      await expect(readBrands()).rejects.toMatchObject({ status: 0 })
      expect([isOutOfReach(session.getSnapshot()), stored('auth')]).toEqual([true, pair(1)])
      retrySession(session)
      await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
      await readBrands()
    },
  )

  it('by itself, after as long as the server asks', async () => {
    await signedIn()
    accepted.access = 'access-2'
    refuseRefreshOnce(503)
    await expect(readBrands()).rejects.toMatchObject({ status: 0 })
    await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
    expect(stored('auth')).toEqual(pair(2))
  })

  it('says that the server cannot be reached, until it can', async () => {
    const losses: boolean[] = []
    const stop = onConnectionChange((isLost) => losses.push(isLost))
    await signedIn()
    accepted.access = 'access-2'
    refuseRefreshOnce(503)
    await expect(readBrands()).rejects.toMatchObject({ status: 0 })
    retrySession(session)
    await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
    expect(losses).toEqual([true, false])
    stop()
  })

  it('an access token that is missing is refreshed, like a garbled one', async () => {
    localStorage.setItem('auth', JSON.stringify({ refresh_token: 'refresh-1' }))
    session = startSession(() => undefined)
    await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
    expect(stored('auth')).toEqual(pair(2))
  })

  it.each([
    ['a sign-in page that answers 200', 200, '{"portal":true}', 'application/json'],
    ['empty tokens', 200, '{"access_token":"","refresh_token":""}', 'application/json'],
    ['a firewall', 403, '<html>Blocked</html>', 'text/html'],
    ['a proxy', 400, '<html>Request Header Or Cookie Too Large</html>', 'text/html'],
    ['a proxy that wants to know who asks', 401, '{"message":"Unauthorized"}', 'application/json'],
  ])('%s of a network between signs nobody out', async (_, status, body, type) => {
    await signedIn()
    accepted.access = 'access-2'
    const captive = () => new Response(body, { status, headers: { 'content-type': type } })
    server.use(platformHttp.post('/auth/refresh', ({ response }) => response.untyped(captive())))
    await expect(readBrands()).rejects.toMatchObject({ status: 0 })
    expect(stored('auth')).toEqual(pair(1))
  })

  it('of another person nothing is known without a network', async () => {
    localStorage.setItem('auth', JSON.stringify({ access_token: tokenOf('another'), refresh_token: 'refresh-1' }))
    localStorage.setItem('user', JSON.stringify(operator))
    server.use(platformHttp.get('/auth/me', ({ response }) => response.untyped(Response.error())))
    session = startSession(() => undefined)
    await waitFor(session, isOutOfReach)
    expect(stored('auth')).not.toBeNull()
  })

  it('"Logout clears auth, user and the stored conversation", and notifies the server', async () => {
    await signedIn()
    localStorage.setItem('conversation', '{}')
    localStorage.setItem('conversationId', 'c-1')
    localStorage.setItem('theme', 'dark')
    session.send({ type: 'logout.requested' })
    expect(Object.keys(localStorage)).toEqual(['theme'])
    await vi.waitFor(() => expect(calls.logout).toEqual(['refresh-1']))
  })

  it('signs out and in here when another tab does', async () => {
    await signedIn()
    anotherTab(null)
    expect(session.getSnapshot().value).toBe('signedOut')
    anotherTab(pair(1))
    await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
    expect(calls.logout).toEqual([])
  })

  it('uses what another tab refreshed', async () => {
    await signedIn()
    Object.assign(accepted, { access: 'access-2', refresh: 'refresh-2' })
    anotherTab(pair(2))
    await readBrands()
    expect(calls).toMatchObject({ refresh: 0, brands: 1 })
  })
})
