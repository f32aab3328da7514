import { describe, expect, it } from 'vitest'
import { unwrap } from './unwrap'

const page = { 'content-type': 'text/html; charset=utf-8' }
const answer = (status: number) => new Response(null, { status })

describe('unwrap', () => {
  it('gives the body of a call that succeeded', async () => {
    expect(await unwrap(Promise.resolve({ data: { id: 'a' }, response: answer(200) }))).toEqual({ id: 'a' })
  })

  it('fails on a failure with an empty body, which has neither data nor error', async () => {
    const call = unwrap(Promise.resolve({ error: undefined, response: answer(500) }))
    await expect(call).rejects.toMatchObject({ name: 'ApiError', status: 500, message: 'An error occurred' })
  })

  it.each([
    ['a page, also in place of a file', { data: '<h1>Wi-Fi</h1>', response: new Response('', { headers: page }) }],
    ['nothing', { data: undefined, response: answer(200) }],
  ])('takes no success from something else that answers with 200 and %s', async (_, foreign) => {
    await expect(unwrap(Promise.resolve(foreign))).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  })

  it.each([202, 204])('gives nothing where the server answers nothing, with %i', async (status) => {
    expect(await unwrap(Promise.resolve({ data: undefined, response: answer(status) }))).toBeUndefined()
  })

  it('"No response at all yields: Network error or server did not respond."', async () => {
    const call = unwrap(Promise.reject(new TypeError('Failed to fetch')))
    await expect(call).rejects.toMatchObject({ message: 'Network error or server did not respond.', status: 0 })
  })

  it('fails on an answer that breaks off in the middle', async () => {
    const call = unwrap(Promise.reject(new SyntaxError('Unexpected end of JSON input')))
    await expect(call).rejects.toMatchObject({ name: 'ApiError', message: 'An error occurred' })
  })

  it('leaves a cancelled call what it is', async () => {
    const call = unwrap(Promise.reject(new DOMException('Aborted', 'AbortError')))
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})
