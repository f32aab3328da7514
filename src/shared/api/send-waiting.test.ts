// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { outbox, type WaitingEntry } from '@/shared/lib/outbox'
import { foreignAnswers } from '../../../tests/msw/foreign-answers'
import { assistantsHttp, platformHttp } from '../../../tests/msw/http'
import { problem } from '../../../tests/msw/problem'
import { serveWith } from '../../../tests/msw/server'
import { ApiError } from './api-error'
import { onWaitingSent, sendAllWaiting, sendOrWait } from './send-waiting'

const path = '/orders/o-1/messages'
const entry = (id: string, personId = 'rosa'): WaitingEntry => ({
  ...{ id, personId, path, title: `Message ${id}`, body: { body: id, client_id: id } },
  at: '2026-11-28T10:00:00.000Z',
})
const received: { id: string; key: string | null }[] = []
const answers: Record<string, number> = {}
const server = serveWith()

beforeEach(() => {
  localStorage.clear()
  received.length = 0
  for (const id of Object.keys(answers)) delete answers[id]
  server.use(
    platformHttp.post('/orders/{id}/messages', async ({ request, response }) => {
      const { client_id } = await request.json()
      const id = client_id ?? ''
      received.push({ id, key: request.headers.get('idempotency-key') })
      const status = answers[id] ?? 200
      if (status === 0) return response.untyped(Response.error())
      return response.untyped(Response.json(problem(status, 'order_closed', 'The order is closed.'), { status }))
    }),
  )
})

const ids = () => outbox.read().map(({ id }) => id)

describe('what waits', () => {
  it('is sent once, the oldest first, under its own key', async () => {
    for (const id of ['first', 'second']) outbox.put(entry(id))
    expect(await sendAllWaiting({ personId: 'rosa' })).toBe(true)
    expect(received).toEqual(['first', 'second'].map((id) => ({ id, key: id })))
    expect([ids(), await sendAllWaiting({ personId: 'rosa' })]).toEqual([[], false])
  })

  it('is sent once however often that is begun', async () => {
    outbox.put(entry('first'))
    const passes = [sendAllWaiting({ personId: 'rosa' }), sendAllWaiting({ personId: 'rosa' })]
    expect([await Promise.all(passes), received.length]).toEqual([[true, false], 1])
  })

  it('is given up where nobody answers in time; a question has longer, as a model may write the answer', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    server.use(assistantsHttp.post('/assistants/', ({ response }) => response.untyped(Response.json({}))))
    outbox.put(entry('message'))
    outbox.put({ ...entry('question'), api: 'assistants', path: '/assistants/' })
    await sendAllWaiting({ personId: 'rosa' })
    expect([timeout.mock.calls, ids()]).toEqual([[[20_000], [120_000]], []])
    timeout.mockRestore()
  })

  it('of somebody else is not sent, and stays', async () => {
    outbox.put(entry('hers', 'ada'))
    await sendAllWaiting({ personId: 'rosa' })
    expect([received, ids()]).toEqual([[], ['hers']])
  })

  it('of a link is sent by its holder alone, without the proof of whoever is signed in', async () => {
    const authorizations: (string | null)[] = []
    server.use(
      platformHttp.post('/orders/token/{token}/messages', ({ request, response }) => {
        authorizations.push(request.headers.get('authorization'))
        return response.untyped(Response.json({}))
      }),
    )
    outbox.put({ ...entry('by link', ''), token: 'abc', path: '/orders/token/abc/messages' })
    for (const sender of [{ personId: 'rosa' }, { personId: '' }, { token: 'other' }]) await sendAllWaiting(sender)
    expect([authorizations, ids()]).toEqual([[], ['by link']])
    await sendAllWaiting({ token: 'abc' })
    expect([authorizations, ids()]).toEqual([[null], []])
  })

  it('reports the answer to each, such as that to a question, to whoever shows it', async () => {
    server.use(
      assistantsHttp.post('/assistants/operations', ({ response }) =>
        response.untyped(Response.json({ response: '13.5 L' })),
      ),
    )
    const answers: unknown[] = []
    const stop = onWaitingSent((id, answer) => answers.push([id, answer]))
    outbox.put({ ...entry('question'), api: 'assistants', path: '/assistants/operations' })
    await sendAllWaiting({ personId: 'rosa' })
    stop()
    outbox.put(entry('message'))
    await sendAllWaiting({ personId: 'rosa' })
    expect([answers, ids()]).toEqual([[['question', { response: '13.5 L' }]], []])
  })

  it('that takes the server too long is the one thing that is refused; what follows is sent', async () => {
    server.use(
      assistantsHttp.post('/assistants/operations', ({ response }) =>
        response.untyped(Response.json(problem(503, 'answer_timeout', 'It took too long.'), { status: 503 })),
      ),
    )
    outbox.put({ ...entry('question'), api: 'assistants', path: '/assistants/operations' })
    outbox.put(entry('message'))
    await sendAllWaiting({ personId: 'rosa' })
    expect(outbox.read()).toMatchObject([{ id: 'question', refusal: 'It took too long.' }])
  })

  it('still waits where something else than the server answers', async () => {
    server.use(
      platformHttp.post('/orders/{id}/messages', ({ response }) => response.untyped(new Response('<h1>Wi-Fi</h1>'))),
    )
    outbox.put(entry('first'))
    expect([await sendAllWaiting({ personId: 'rosa' }), ids()]).toEqual([false, ['first']])
  })

  it.each(foreignAnswers)('still waits where something between refuses it: %j', async (data) => {
    for (const status of [400, 403, 404, 409, 410, 413]) {
      server.use(
        platformHttp.post('/orders/{id}/messages', ({ response }) =>
          response.untyped(new Response(JSON.stringify(data) ?? null, { status })),
        ),
      )
      outbox.put(entry('first'))
      await sendAllWaiting({ personId: 'rosa' })
      expect(outbox.read()).toEqual([entry('first')])
    }
  })

  it.each([0, 401, 408, 429, 500, 502, 503])('still waits after %i, with all after it', async (status) => {
    for (const id of ['first', 'second']) outbox.put(entry(id))
    answers.first = status
    await sendAllWaiting({ personId: 'rosa' })
    expect([received.length, ids()]).toEqual([1, ['first', 'second']])
    answers.first = 200
    await sendAllWaiting({ personId: 'rosa' })
    expect(ids()).toEqual([])
  })

  it('stays with the reason where the server does not take it; what follows is sent', async () => {
    for (const id of ['first', 'second']) outbox.put(entry(id))
    answers.first = 409
    await sendAllWaiting({ personId: 'rosa' })
    expect(outbox.read()).toEqual([{ ...entry('first'), refusal: 'The order is closed.' }])
    await sendAllWaiting({ personId: 'rosa' })
    expect(received.map(({ id }) => id)).toEqual(['first', 'second'])
    outbox.retry('first')
    answers.first = 200
    await sendAllWaiting({ personId: 'rosa' })
    expect(ids()).toEqual([])
  })

  it('can be confirmed where the refusal asks for it, and is sent with that', async () => {
    const confirmation = { words: 'Yes, 2,000 h is right', body: { confirmed: true } }
    outbox.put({ ...entry('first'), confirmations: { jump: confirmation } })
    server.use(
      platformHttp.post('/orders/{id}/messages', async ({ request, response }) => {
        const body: unknown = await request.json()
        const isConfirmed = typeof body === 'object' && body !== null && 'confirmed' in body
        const asks = problem(409, 'jump', 'That is 749.5 h more in one day.')
        return response.untyped(Response.json(asks, { status: isConfirmed ? 200 : 409 }))
      }),
    )
    await sendAllWaiting({ personId: 'rosa' })
    expect(outbox.read()).toMatchObject([{ refusal: 'That is 749.5 h more in one day.', confirmation }])
    outbox.retry('first')
    await sendAllWaiting({ personId: 'rosa' })
    expect(outbox.read()).toMatchObject([{ confirmation }])
    outbox.confirm('first')
    await sendAllWaiting({ personId: 'rosa' })
    expect(ids()).toEqual([])
  })

  it('cannot be confirmed where another reason refuses it', async () => {
    outbox.put({ ...entry('first'), confirmations: { jump: { words: 'Yes', body: { confirmed: true } } } })
    answers.first = 409
    await sendAllWaiting({ personId: 'rosa' })
    expect(outbox.read()[0]?.confirmation).toBeUndefined()
  })

  it('is dropped by another version of the app, or by hand, without harm', async () => {
    localStorage.setItem('waiting to be sent', '[{"id":1},null]')
    expect([outbox.read(), await sendAllWaiting({ personId: 'rosa' })]).toEqual([[], false])
    localStorage.setItem('waiting to be sent', 'no JSON')
    expect(outbox.read()).toEqual([])
  })
})

describe('a call', () => {
  const { at: _, personId: __, ...new_ } = entry('new')
  beforeEach(() => localStorage.setItem('user', '{"id":"rosa"}'))

  it('without an answer waits', async () => {
    const call = () => Promise.reject(new ApiError({ status: 0 }))
    expect(await sendOrWait(call, new_)).toBeUndefined()
    expect(ids()).toEqual(['new'])
  })

  it.each(foreignAnswers)('that something between refuses waits: %j', async (data) => {
    expect(await sendOrWait(() => Promise.reject(new ApiError({ status: 403, data })), new_)).toBeUndefined()
    expect(ids()).toEqual(['new'])
  })

  it('that is refused does not', async () => {
    const refusal = new ApiError({ status: 400, data: problem(400, 'invalid', 'No.') })
    await expect(sendOrWait(() => Promise.reject(refusal), new_)).rejects.toBe(refusal)
    expect(ids()).toEqual([])
  })

  it('that is answered at another try waits no longer', async () => {
    outbox.put(entry('new'))
    expect(await sendOrWait(async () => 'answer', new_)).toBe('answer')
    expect(ids()).toEqual([])
  })
})
