// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { signInByLink } from './sign-in'

const token = 'c2lnbi1pbi1vbmNlLWFuZC1ubyBtb3Jl'
const pairOf = (user_id: string, n: number) => ({
  access_token: `access-${n}.${btoa(JSON.stringify({ user_id }))}.sig`,
  refresh_token: `refresh-${n}`,
})
const [rosas, adas, fresh] = [pairOf('rosa', 1), pairOf('ada', 1), pairOf('rosa', 2)]
const revoked: string[] = []
const stored = (): unknown => JSON.parse(localStorage.getItem('auth') ?? 'null')

const server = serveWith(
  platformHttp.post('/auth/magic-login', async ({ request, response }) => {
    const isGood = (await request.json()).token === token && !request.headers.has('authorization')
    return isGood ? response(200).json(fresh) : response(410).json(problem(410, 'gone', 'Gone.'))
  }),
  platformHttp.post('/auth/logout', async ({ request, response }) => {
    revoked.push((await request.json()).refresh_token)
    return response(204).empty()
  }),
)

beforeEach(() => {
  localStorage.clear()
  revoked.length = 0
})

describe('signInByLink', () => {
  it('keeps the tokens that the link was good for', async () => {
    await signInByLink(token)
    expect(stored()).toEqual(fresh)
    expect(revoked).toEqual([])
  })

  it('leaves nothing of who was signed in here before, neither here nor at the server', async () => {
    localStorage.setItem('auth', JSON.stringify(adas))
    localStorage.setItem('conversation', '{}')
    await signInByLink(token)
    expect([stored(), localStorage.getItem('conversation')]).toEqual([fresh, null])
    await vi.waitFor(() => expect(revoked).toEqual(['refresh-1']))
  })

  it('keeps the conversation of who was signed in here already, whose session is a new one', async () => {
    localStorage.setItem('auth', JSON.stringify(rosas))
    localStorage.setItem('conversation', '{}')
    await signInByLink(token)
    expect([stored(), localStorage.getItem('conversation')]).toEqual([fresh, '{}'])
    await vi.waitFor(() => expect(revoked).toEqual(['refresh-1']))
  })

  it('leaves a session alone where a network between answers for the server', async () => {
    server.use(platformHttp.post('/auth/magic-login', ({ response }) => response.untyped(Response.json({}))))
    localStorage.setItem('auth', JSON.stringify(rosas))
    await expect(signInByLink(token)).rejects.toMatchObject({ status: 0 })
    expect([stored(), revoked]).toEqual([rosas, []])
  })

  it('leaves a session alone where the link is good no more', async () => {
    server.use(
      platformHttp.post('/auth/magic-login', ({ response }) => response(410).json(problem(410, 'gone', 'Gone.'))),
    )
    localStorage.setItem('auth', JSON.stringify(rosas))
    await expect(signInByLink(token)).rejects.toMatchObject({ status: 410 })
    expect([stored(), revoked]).toEqual([rosas, []])
  })
})
