import { describe, expect, it, vi } from 'vitest'
import { platformHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { fetchUser } from './identity-calls'

const tokens = { access_token: 'access', refresh_token: 'refresh' }
const server = serveWith()

function answerWith(...statuses: number[]) {
  const asked = vi.fn()
  server.use(
    platformHttp.get('/auth/me', ({ request, response }) => {
      asked(request.headers.get('authorization'))
      const status = statuses.shift() ?? 200
      if (status === 0) return response.untyped(Response.error())
      return status === 200 ? response(200).json(operator) : response.untyped(new Response(null, { status }))
    }),
  )
  return asked
}

const fetchWith = (pause: () => Promise<void>) => fetchUser(tokens, new AbortController().signal, pause)

describe('fetchUser', () => {
  it('asks with the token that it is given', async () => {
    const asked = answerWith(200)
    expect(await fetchWith(async () => undefined)).toEqual(operator)
    expect(asked.mock.calls).toEqual([['Bearer access']])
  })

  it('asks again while there is no answer, the server is in trouble or has too much to do', async () => {
    const pause = vi.fn(async () => undefined)
    answerWith(0, 503, 429, 200)
    expect(await fetchWith(pause)).toEqual(operator)
    expect(pause.mock.calls).toEqual([[500], [1500], [3000]])
  })

  it('fails at once when the server refuses', async () => {
    const pause = vi.fn(async () => undefined)
    const asked = answerWith(403)
    await expect(fetchWith(pause)).rejects.toMatchObject({ status: 403 })
    expect(asked).toHaveBeenCalledTimes(1)
    expect(pause).not.toHaveBeenCalled()
  })

  it('fails when there is no answer at the fourth time either', async () => {
    answerWith(0, 0, 0, 0, 200)
    await expect(fetchWith(async () => undefined)).rejects.toMatchObject({ status: 0 })
  })
})
