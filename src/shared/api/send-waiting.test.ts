// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox, type WaitingEntry } from '@/shared/lib/outbox'
import { platformHttp } from '../../../tests/msw/http'
import { serveWith } from '../../../tests/msw/server'
import { ApiError } from './api-error'
import { sendAllWaiting, sendOrWait } from './send-waiting'

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
      return response.untyped(Response.json({ detail: 'The order is closed.' }, { status }))
    }),
  )
})

const ids = () => outbox.read().map(({ id }) => id)

describe('what waits', () => {
  it('is sent once, the oldest first, under its own key', async () => {
    for (const id of ['first', 'second']) outbox.put(entry(id))
    expect(await sendAllWaiting('rosa')).toBe(true)
    expect(received).toEqual(['first', 'second'].map((id) => ({ id, key: id })))
    expect([ids(), await sendAllWaiting('rosa')]).toEqual([[], false])
  })

  it('of somebody else is not sent, and stays', async () => {
    outbox.put(entry('hers', 'ada'))
    await sendAllWaiting('rosa')
    expect([received, ids()]).toEqual([[], ['hers']])
  })

  it.each([0, 401, 408, 429, 500, 502, 503])('still waits after %i, with all after it', async (status) => {
    for (const id of ['first', 'second']) outbox.put(entry(id))
    answers.first = status
    await sendAllWaiting('rosa')
    expect([received.length, ids()]).toEqual([1, ['first', 'second']])
    answers.first = 200
    await sendAllWaiting('rosa')
    expect(ids()).toEqual([])
  })

  it('stays with the reason where the server does not take it; what follows is sent', async () => {
    for (const id of ['first', 'second']) outbox.put(entry(id))
    answers.first = 409
    await sendAllWaiting('rosa')
    expect(outbox.read()).toEqual([{ ...entry('first'), refusal: 'The order is closed.' }])
    await sendAllWaiting('rosa')
    expect(received.map(({ id }) => id)).toEqual(['first', 'second'])
    outbox.retry('first')
    answers.first = 200
    await sendAllWaiting('rosa')
    expect(ids()).toEqual([])
  })

  it('can be confirmed where the refusal asks for it, and is sent with that', async () => {
    const confirmation = { words: 'Yes, 2,000 h is right', body: { confirmed: true } }
    outbox.put({ ...entry('first'), confirmations: { jump: confirmation } })
    server.use(
      platformHttp.post('/orders/{id}/messages', async ({ request, response }) => {
        const body: unknown = await request.json()
        const isConfirmed = typeof body === 'object' && body !== null && 'confirmed' in body
        const asks = { status: 409, detail: 'That is 749.5 h more in one day.', code: 'jump' }
        return response.untyped(Response.json(asks, { status: isConfirmed ? 200 : 409 }))
      }),
    )
    await sendAllWaiting('rosa')
    expect(outbox.read()).toMatchObject([{ refusal: 'That is 749.5 h more in one day.', confirmation }])
    outbox.retry('first')
    await sendAllWaiting('rosa')
    expect(outbox.read()).toMatchObject([{ confirmation }])
    outbox.confirm('first')
    await sendAllWaiting('rosa')
    expect(ids()).toEqual([])
  })

  it('cannot be confirmed where another reason refuses it', async () => {
    outbox.put({ ...entry('first'), confirmations: { jump: { words: 'Yes', body: { confirmed: true } } } })
    answers.first = 409
    await sendAllWaiting('rosa')
    expect(outbox.read()[0]?.confirmation).toBeUndefined()
  })

  it('is dropped by another version of the app, or by hand, without harm', async () => {
    localStorage.setItem('waiting to be sent', '[{"id":1},null]')
    expect([outbox.read(), await sendAllWaiting('rosa')]).toEqual([[], false])
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

  it('that is refused does not', async () => {
    const refusal = new ApiError({ status: 400 })
    await expect(sendOrWait(() => Promise.reject(refusal), new_)).rejects.toBe(refusal)
    expect(ids()).toEqual([])
  })

  it('that is answered at another try waits no longer', async () => {
    outbox.put(entry('new'))
    expect(await sendOrWait(async () => 'answer', new_)).toBe('answer')
    expect(ids()).toEqual([])
  })
})
