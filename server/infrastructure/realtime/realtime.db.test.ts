import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connectSocket, type Listener, listen } from '../../../tests/support/listener'
import { pdfOf, upload, uploadAndRead } from '../../../tests/support/manuals'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'

let test: TestApp
let origin: string
let loader: string
const open: Listener[] = []

beforeAll(async () => {
  test = await createTestApp()
  origin = await listen(test)
  loader = await test.machineId('WL-120')
  const pdf = await pdfOf(['Engine oil', 'The engine takes 13.5 litres of oil with the filter.'])
  await uploadAndRead(test, { machineId: loader, pdf })
})
afterEach(() => {
  for (const listener of open.splice(0)) listener.close()
})
afterAll(() => test.close())

async function listenAs(who: Who) {
  const listener = await connectSocket(origin, (await test.as(who)).token)
  open.push(listener)
  return listener
}

async function conversationOf(who: Who): Promise<string> {
  const body = { assistant: 'operations', machine_id: loader }
  return (await (await test.as(who)).post('/api/v1/conversations/', body)).body.id
}

describe('the socket', () => {
  it.each(['', 'forged', 'eyJhbGciOiJub25lIn0.e30.'])('refuses the token %j', async (token) => {
    await expect(connectSocket(origin, token)).rejects.toThrow('token_not_valid')
  })

  it('admits callers to their own conversations only', async () => {
    const room = `conversation:${await conversationOf('operator')}`
    expect(await (await listenAs('operator')).join(room)).toEqual({ ok: true })
    for (const who of ['operatorAdmin', 'dealerAdmin', 'superUser', 'strangerOperator'] as const) {
      expect(await (await listenAs(who)).join(room)).toEqual({ ok: false, code: 'not_found' })
    }
  })

  it('admits callers to the machines that they may see', async () => {
    const room = `machine:${loader}`
    for (const who of ['superUser', 'dealerUser', 'operator'] as const) {
      expect(await (await listenAs(who)).join(room)).toEqual({ ok: true })
    }
    expect(await (await listenAs('strangerStaff')).join(room)).toEqual({ ok: false, code: 'not_found' })
  })

  it('reports to who enters a room whether it had events since its data were read', async () => {
    const room = `machine:${loader}`
    const [early, late] = [await listenAs('dealerUser'), await listenAs('dealerUser')]
    const quiet = `machine:${await test.machineId('EX-210')}`
    await early.join(room)
    const readAt = performance.now()
    const age = () => performance.now() - readAt
    await uploadAndRead(test, { machineId: loader, pdf: await pdfOf(['Wipers', 'Renew the wipers each year.']) })
    await early.until('manual.progress', { status: 'READY' })
    const answer = await late.join(room, age())
    expect(answer).toEqual({ ok: true, missed: true, changed_ago: expect.any(Number) })
    expect(answer.changed_ago).toBeLessThan(age())
    expect(await late.join(quiet, age())).toEqual({ ok: true })
    expect(await late.join(quiet, Number.NaN)).toEqual({ ok: true, missed: true })
  })

  it.each([null, 5, {}, '', 'machine', 'machine:', 'everything:all', `machine:${'-'.repeat(36)}`, `constructor:`])(
    'finds no room %j',
    async (room) => {
      expect(await (await listenAs('operator')).join(room)).toEqual({ ok: false, code: 'not_found' })
    },
  )

  it('survives malformed messages from a client', async () => {
    const listener = await listenAs('operator')
    listener.socket.emit('room.leave', 'machine:x', 'not a function')
    listener.socket.emit('room.leave')
    listener.socket.emit('room.join', `machine:${loader}`, 17)
    expect(await listener.leave(`machine:${loader}`)).toEqual({ ok: true })
    expect((await test.anyone.get('/healthz')).status).toBe(200)
  })
})

describe('answers while they are written', () => {
  it('answer.delta and answer.done arrive in order and add up to the response', async () => {
    const conversation_id = await conversationOf('operator')
    const listener = await listenAs('operator')
    await listener.join(`conversation:${conversation_id}`)
    const { body } = await (await test.as('operator')).post('/api/v1/assistants/operations', {
      prompt: 'How much oil does the engine take?',
      id: loader,
      conversation_id,
    })
    await listener.until('answer.done')

    const deltas = listener.heard.filter(({ event }) => event === 'answer.delta')
    expect(deltas.map(({ payload }) => payload.text).join('')).toBe(body.response)
    expect(listener.heard.at(-1)).toEqual({ event: 'answer.done', payload: { conversation_id, answer_id: body.id } })
    expect(new Set(listener.heard.map(({ payload }) => payload.answer_id))).toEqual(new Set([body.id]))
  })

  it('a client receives nothing after leaving a room', async () => {
    const conversation_id = await conversationOf('operator')
    const [listener, other] = [await listenAs('operator'), await listenAs('operator')]
    await Promise.all([listener, other].map((one) => one.join(`conversation:${conversation_id}`)))
    await listener.leave(`conversation:${conversation_id}`)
    const question = { prompt: 'How much oil does the engine take?', id: loader, conversation_id }
    await (await test.as('operator')).post('/api/v1/assistants/operations', question)
    await other.until('answer.done')
    await listener.leave('nothing')
    expect(listener.heard).toEqual([])
  })
})

describe('manual.progress', () => {
  it('reports the progress only to those who may see the manual', async () => {
    const dealer = await listenAs('dealerUser')
    const operator = await listenAs('operator')
    const stranger = await listenAs('strangerStaff')
    for (const one of [dealer, operator, stranger]) await one.join(`machine:${loader}`)

    const pdf = await pdfOf(['Tyres', 'Inflate the tyres to 3.5 bar.'], ['Seat', 'Adjust the seat.'])
    const { body } = await upload(test, { machineId: loader, pdf })
    await test.runJobs()
    const ready = { manual_id: body.id, machine_id: loader, status: 'READY', pages: 2, pages_done: 2 }
    for (const one of [dealer, operator]) {
      await one.until('manual.progress', { status: 'READY' })
      const payloads = one.heard.map(({ payload }) => payload)
      expect(payloads[0]).toMatchObject({ manual_id: body.id, status: 'PROCESSING', pages_done: 0 })
      expect(payloads.at(-1)).toEqual(ready)
    }
    await stranger.leave('nothing')
    expect(stranger.heard).toEqual([])
  })

  it('reports that a manual failed', async () => {
    const dealer = await listenAs('dealerUser')
    await dealer.join(`machine:${loader}`)
    const manual_id = await uploadAndRead(test, { machineId: loader, pdf: await pdfOf([]) })
    await dealer.until('manual.progress', { manual_id, status: 'FAILED' })
  })
})
