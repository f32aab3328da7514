import { describe, expect, it, vi } from 'vitest'
import { foreignAnswers } from '../../../tests/msw/foreign-answers'
import { problem } from '../../../tests/msw/problem'
import { idempotent } from './idempotent'

let number = 0
const post = (body = `{"name":"Ridgeline ${number++}"}`, options: RequestInit = {}) =>
  new Request('http://yardhand.test/api/v2/organizations/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    ...options,
  })
const answer = (status: number) => vi.fn(async (_: Request) => new Response(null, { status }))
const refused = (data: unknown) => new Response(JSON.stringify(data) ?? null, { status: 403 })
const page = { 'content-type': 'text/html; charset=utf-8' }
const keysOf = (send: ReturnType<typeof answer>) =>
  send.mock.calls.map(([request]) => request.headers.get('idempotency-key'))

describe('a request that creates something', () => {
  const undecided: [name: string, fails: (_: Request) => Promise<Response>][] = [
    ['no answer', () => Promise.reject(new TypeError('network'))],
    ['a failure of the server', async () => Response.json(problem(503, 'busy', 'Later.'), { status: 503 })],
    ['the page of something between', async () => new Response('<h1>Wi-Fi</h1>', { headers: page })],
  ]
  for (const [data] of foreignAnswers) {
    undecided.push([`a refusal of something between: ${JSON.stringify(data)}`, async () => refused(data)])
  }
  it.each(undecided)('has the same key when it is sent again after %s', async (_, fails) => {
    const send = vi.fn(async (_: Request) => new Response(null, { status: 201 })).mockImplementationOnce(fails)
    const request = post()
    await idempotent(request.clone(), send).catch(() => undefined)
    await idempotent(request, send)
    const [first, second] = keysOf(send)
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect(second).toBe(first)
  })

  it('is another one after an answer, also where the content is the same', async () => {
    const send = answer(201)
    const request = post()
    await idempotent(request.clone(), send)
    await idempotent(request, send)
    expect(new Set(keysOf(send)).size).toBe(2)
  })

  it('is another one after a refusal', async () => {
    const send = vi.fn(async (_: Request) => refused(problem(403, 'forbidden', 'No.')))
    const request = post()
    await idempotent(request.clone(), send)
    await idempotent(request, send)
    expect(new Set(keysOf(send)).size).toBe(2)
  })

  it('is another one where the content differs', async () => {
    const send = answer(503)
    await idempotent(post(), send)
    await idempotent(post(), send)
    expect(new Set(keysOf(send)).size).toBe(2)
  })

  it('arrives with its body', async () => {
    const send = answer(201)
    await idempotent(post('{"name":"Tall Pines"}'), send)
    expect(await send.mock.calls[0]?.[0].text()).toBe('{"name":"Tall Pines"}')
  })
})

it.each([
  ['PUT', post('{}', { method: 'PUT' })],
  ['GET', new Request('http://yardhand.test/api/v2/organizations/')],
  ['form', post('a=b', { headers: { 'content-type': 'multipart/form-data' } })],
])('a %s carries no key', async (_, request) => {
  const send = answer(200)
  await idempotent(request, send)
  expect(keysOf(send)).toEqual([null])
})
