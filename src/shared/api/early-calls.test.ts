// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeEarlyAnswer } from './early-calls'

const source = readFileSync('public/early.js', 'utf8')
const sent = vi.fn(async (_href: string, _init?: RequestInit) => new Response('the answer'))

/** Runs the script as the document at an address does, with what the server has written into its element. */
function openPage(path: string, data: Record<string, string> = {}) {
  window.history.replaceState(null, '', path)
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' })
  Object.assign(script.dataset, { api: '/api/v2', ...data })
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  new Function(source)()
}

const signIn = (access_token: string) => localStorage.setItem('auth', JSON.stringify({ access_token }))
const request = (path: string, authorization?: string) =>
  new Request(new URL(path, location.origin), { headers: authorization ? { authorization } : {} })
const preloaded = () =>
  [...document.head.querySelectorAll('link')]
    .filter(({ rel }) => rel === 'modulepreload')
    .map((link) => link.getAttribute('href'))

beforeEach(() => {
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  localStorage.clear()
  document.head.replaceChildren()
  globalThis.earlyCalls = undefined
  sent.mockClear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

describe('the call that asks who is signed in', () => {
  it('is sent before the app is loaded, and its answer is taken once', async () => {
    signIn('ada')
    openPage('/orders')
    expect(await (await takeEarlyAnswer(request('/api/v2/auth/me', 'Bearer ada')))?.text()).toBe('the answer')
    expect(takeEarlyAnswer(request('/api/v2/auth/me', 'Bearer ada'))).toBeUndefined()
  })

  it('is never answered to anybody else, nor to another call', () => {
    signIn('ada')
    openPage('/orders')
    expect(takeEarlyAnswer(request('/api/v2/auth/me', 'Bearer bea'))).toBeUndefined()
    expect(takeEarlyAnswer(request('/api/v2/auth/me'))).toBeUndefined()
    expect(takeEarlyAnswer(request('/api/v2/orders/', 'Bearer ada'))).toBeUndefined()
    expect(takeEarlyAnswer(new Request(request('/api/v2/auth/me', 'Bearer ada'), { method: 'DELETE' }))).toBeUndefined()
  })

  it('is not sent where nobody is signed in', () => {
    openPage('/orders')
    expect(sent).not.toHaveBeenCalled()
  })

  it('is in the language that was chosen on the device', () => {
    signIn('ada')
    localStorage.setItem('language', 'es')
    openPage('/orders')
    expect(new Headers(sent.mock.calls[0]?.[1]?.headers).get('accept-language')).toBe('es')
    expect(takeEarlyAnswer(request('/api/v2/auth/me', 'Bearer ada'))).toBeDefined()
  })

  it('is not answered in a language that is no longer the chosen one', () => {
    signIn('ada')
    localStorage.setItem('language', 'es')
    openPage('/orders')
    localStorage.setItem('language', 'en')
    expect(takeEarlyAnswer(request('/api/v2/auth/me', 'Bearer ada'))).toBeUndefined()
  })
})

describe('what a page asks first', () => {
  const calls = '/orders/?limit=10 /waiting@DEALERSHIP /next-due@OPERATOR'
  const isSent = (path: string) => takeEarlyAnswer(request(`/api/v2${path}`, 'Bearer ada')) !== undefined
  const openOrders = (path = '/orders') => {
    signIn('ada')
    localStorage.setItem('user', JSON.stringify({ organization: { type: 'OPERATOR' } }))
    openPage(path, { calls })
  }

  it('is sent before the app is loaded, for people of that type of organization', () => {
    openOrders()
    expect(['/orders/?limit=10', '/waiting', '/next-due'].map(isSent)).toEqual([true, false, true])
  })

  it('names the dealership where an admin of one asks, as the page does', () => {
    const listed = '/orders/?limit=10{&dealership_organization} /orders/cards/{?dealership_organization}'
    const asked = (name: string) => {
      signIn('ada')
      const organization = { type: 'DEALERSHIP', id: 'd-1' }
      localStorage.setItem('user', JSON.stringify({ organization, groups: [{ name }] }))
      openPage('/orders', { calls: listed })
      return sent.mock.calls.splice(0).map(([href]) => href.replace(/.*api.v2/, ''))
    }
    const ofAdmin = ['/orders/?limit=10&dealership_organization=d-1', '/orders/cards/?dealership_organization=d-1']
    expect(asked('Org Admin')).toEqual(['/auth/me', ...ofAdmin])
    expect(asked('Org User')).toEqual(['/auth/me', '/orders/?limit=10', '/orders/cards/'])
  })

  it('is what the page asks in another order', () => {
    signIn('ada')
    openPage('/orders', { calls: '/orders/?limit=10&status=PAID' })
    expect(isSent('/orders/?status=PAID&limit=10')).toBe(true)
  })

  it('is left to the page where its address narrows the list', () => {
    openOrders('/orders?status=PENDING')
    expect(isSent('/orders/?limit=10')).toBe(false)
  })

  it('is never answered with what is out of date: some time later, or after a change', () => {
    openOrders()
    takeEarlyAnswer(new Request(request('/api/v2/orders/', 'Bearer ada'), { method: 'POST' }))
    expect(isSent('/orders/?limit=10')).toBe(false)
    openOrders()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    expect(isSent('/orders/?limit=10')).toBe(false)
  })
})

it.each([undefined, 'ada'])('what a label leads to is asked as %s', (token) => {
  if (token) signIn(token)
  openPage('/machine-hours?token=a%2Fb')
  const path = '/api/v2/machines/machine-hours-portal/a%2Fb'
  expect(takeEarlyAnswer(request(path, 'Bearer bea'))).toBeUndefined()
  expect(takeEarlyAnswer(request(path, token && `Bearer ${token}`))).toBeDefined()
})

describe('the files of the screen', () => {
  it('are loaded for whoever is signed in', () => {
    signIn('ada')
    openPage('/orders', { screen: 'orders-1a2b3c4.js kit-5d6e7f8.js' })
    expect(preloaded()).toEqual(['/assets/orders-1a2b3c4.js', '/assets/kit-5d6e7f8.js'])
  })

  it('are not loaded for those who are led to the sign-in, unless the screen is open to them', () => {
    openPage('/orders', { screen: 'orders-1a2b3c4.js', guard: 'signed-in' })
    expect(preloaded()).toEqual([])
    openPage('/machine-hours', { screen: 'hours-1a2b3c4.js', guard: 'public' })
    expect(preloaded()).toEqual(['/assets/hours-1a2b3c4.js'])
  })
})
