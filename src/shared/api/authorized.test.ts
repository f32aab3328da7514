import { afterEach, describe, expect, it, vi } from 'vitest'
import { authorized } from './authorized'
import { provideTokens } from './token-source'

const refused = () =>
  Response.json({ detail: 'token_not_valid: the access token is missing, expired or forged.' }, { status: 401 })
const wrongPassword = () => Response.json({ detail: 'Wrong e-mail or password.' }, { status: 401 })

function tokensThatRenewTo(renewed: string | null) {
  const source = { current: () => 'old', renew: vi.fn(async () => renewed), reportRejected: vi.fn() }
  stopProviding = provideTokens(source)
  return source
}

let stopProviding = () => {}
afterEach(() => stopProviding())

describe('authorized', () => {
  it('"Every request carries a bearer token": sends the current one', async () => {
    tokensThatRenewTo('new')
    const send = vi.fn(async () => new Response('{}'))
    await authorized(send)
    expect(send.mock.calls).toEqual([['old']])
  })

  it('"on a 401 whose detail mentions token_not_valid": renews and sends once more', async () => {
    const source = tokensThatRenewTo('new')
    const send = vi.fn(async (token: string | null) => (token === 'new' ? new Response('{}') : refused()))
    expect((await authorized(send)).status).toBe(200)
    expect(send.mock.calls).toEqual([['old'], ['new']])
    expect(source.renew).toHaveBeenCalledExactlyOnceWith('old')
  })

  it('leaves every other 401 alone', async () => {
    const source = tokensThatRenewTo('new')
    const answer = await authorized(async () => wrongPassword())
    expect(source.renew).not.toHaveBeenCalled()
    expect(await answer.json()).toEqual({ detail: 'Wrong e-mail or password.' })
  })

  it('sends no third time, and says that the renewed token was refused too', async () => {
    const source = tokensThatRenewTo('new')
    const send = vi.fn(async () => refused())
    expect((await authorized(send)).status).toBe(401)
    expect(send).toHaveBeenCalledTimes(2)
    expect(source.reportRejected).toHaveBeenCalledExactlyOnceWith('new')
  })

  it('gives back the refusal where there is no other token', async () => {
    tokensThatRenewTo(null)
    const send = vi.fn(async () => refused())
    expect((await authorized(send)).status).toBe(401)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('sends without a token while nobody is signed in', async () => {
    const send = vi.fn(async () => refused())
    await authorized(send)
    expect(send.mock.calls).toEqual([[null]])
  })
})
