import { describe, expect, it, vi } from 'vitest'
import { platformHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
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

/** What something between answers for the server. */
const foreign = (status: number, body: string, type = 'text/html') => {
  return new Response(body, { status, headers: { 'content-type': type } })
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
    const asked = vi.fn()
    server.use(
      platformHttp.get('/auth/me', ({ response }) => {
        asked()
        return response.untyped(Response.json(problem(403, 'forbidden', 'No.'), { status: 403 }))
      }),
    )
    await expect(fetchWith(pause)).rejects.toMatchObject({ status: 403 })
    expect(asked).toHaveBeenCalledTimes(1)
    expect(pause).not.toHaveBeenCalled()
  })

  it.each([
    ['a firewall', foreign(403, '<html>Blocked</html>')],
    ['a proxy', foreign(400, '<html>Request Header Or Cookie Too Large</html>')],
    ['the sign-in page of a network', foreign(200, '<html>Welcome</html>')],
    ['something that answers 200 to everything', foreign(200, '{"portal":true}', 'application/json')],
    ['something that answers null', foreign(200, 'null', 'application/json')],
  ])('asks again after %s', async (_, answer) => {
    answerWith(200)
    server.use(platformHttp.get('/auth/me', ({ response }) => response.untyped(answer.clone()), { once: true }))
    expect(await fetchWith(async () => undefined)).toEqual(operator)
  })

  it('fails when there is no answer at the fourth time either', async () => {
    answerWith(0, 0, 0, 0, 200)
    await expect(fetchWith(async () => undefined)).rejects.toMatchObject({ status: 0 })
  })
})
