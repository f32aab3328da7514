import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setLinkEnded } from '../../../../tests/support/accounts'
import { collide } from '../../../../tests/support/collide'
import { connectSocket, listen } from '../../../../tests/support/listener'
import { addPicture, pngOf } from '../../../../tests/support/pictures'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import type { Transaction } from '../../../db/connection'

let test: TestApp
/** Ridgeline's wheel loader. */
let id: string
beforeAll(async () => {
  test = await createTestApp()
  const { body } = await (await test.as('operator')).get('/api/v2/machines/operator?search=WL-120')
  id = body.items[0].id
})
afterAll(() => test.close())

const url = () => `/api/v2/machines/operator/${id}/messages`
const write = async (who: Who, body: string) => (await test.as(who)).post(url(), { body })
const read = async (who: Who, query = '') => (await test.as(who)).get(`${url()}${query}`)

describe('the thread between operator and dealership about a machine', () => {
  it('is written and read by both sides, the newest first, with lines as typed', async () => {
    const asked = await write('operator', '  The bucket drifts.\r\nWhat now?\n')
    expect([asked.status, asked.body.body, asked.body.is_own]).toEqual([201, 'The bucket drifts.\nWhat now?', true])
    await write('dealerUser', 'We come on Monday.')

    const { items, total } = (await read('operatorAdmin')).body
    expect(total).toBe(2)
    const seen = items.map(({ body, author, is_own }: Listed) => [body, author.organization, is_own])
    expect(seen).toEqual([
      ['We come on Monday.', 'Northfield Equipment', false],
      ['The bucket drifts.\nWhat now?', 'Ridgeline Quarry', false],
    ])
    expect((await read('dealerUser', '?limit=1')).body.items[0].is_own).toBe(true)
    const { body } = await (await test.as('operator')).get('/api/v2/machines/operator?search=WL-120')
    expect(body.items[0].last_message_at).toBe(items[0].created_at)
  })

  it('stores a message that is sent twice with one client_id once', async () => {
    const client_id = randomUUID()
    const send = async (body: string) => (await test.as('operator')).post(url(), { body, client_id })
    const before = (await read('operator')).body.total
    const tries = await Promise.all([send('Is it in stock?'), send('Is it in stock?')])
    tries.push(await send(' Is it in stock?\n'))
    expect(tries.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(tries.map(({ body }) => body.id)).size).toBe(1)
    expect((await read('operator')).body.total).toBe(before + 1)

    const other = await send('When does it arrive?')
    expect([other.status, other.body.code]).toEqual([409, 'client_id_used'])
    const colleague = await (await test.as('operatorAdmin')).post(url(), { body: 'I ask too.', client_id })
    expect(colleague.status).toBe(201)
  })

  it('carries photographs that its author has uploaded, for both sides', async () => {
    const content = await pngOf('red')
    const { body: photograph } = await addPicture(test, { content, who: 'operator' })
    const send = async (who: Who) =>
      (await test.as(who)).post(url(), { body: 'It leaks here.', picture_ids: [photograph.id] })
    expect((await send('operatorAdmin')).status).toBe(400)
    expect((await send('operator')).body.pictures).toMatchObject([{ id: photograph.id, width: 30, height: 20 }])
    const [seen] = (await read('dealerUser')).body.items
    expect((await test.anyone.get(seen.pictures[0].url)).status).toBe(200)
    // It belongs to that message from now on.
    expect((await send('operator')).status).toBe(400)
  })

  it('may be photographs alone, which the e-mail says', async () => {
    const { body: photograph } = await addPicture(test, { content: await pngOf('blue'), who: 'operator' })
    const { status, body } = await (await test.as('operator')).post(url(), { body: '', picture_ids: [photograph.id] })
    expect([status, body.body, body.pictures.length]).toEqual([201, '', 1])
    const email = test.db.selectFrom('email').where('text', 'like', '%has sent you photographs of Harrow WL-120%')
    expect((await email.select('recipient').execute()).length).toBeGreaterThan(0)
  })

  it('with other photographs is another message, and never taken for the one that was sent before', async () => {
    const client_id = randomUUID()
    const upload = async (content: Buffer) => (await addPicture(test, { content, who: 'operator' })).body.id
    const [first, second] = [await upload(await pngOf('red')), await upload(await pngOf('blue'))]
    const send = async (picture_ids: string[]) =>
      (await test.as('operator')).post(url(), { body: '', picture_ids, client_id })
    const sent = await send([first])
    expect(await send([first])).toMatchObject({ status: 201, body: { id: sent.body.id } })
    for (const others of [[second], [first, second]]) {
      expect(await send(others)).toMatchObject({ status: 409, body: { code: 'client_id_used' } })
    }
  })

  it('counts unread messages', async () => {
    const unreadOf = async (who: Who) =>
      (await (await test.as(who)).get('/api/v2/machines/operator?search=WL-120')).body.items[0].unread_count
    const mark = async (who: Who, message_id: string) => (await test.as(who)).put(`${url()}/read`, { message_id })
    await test.db.deleteFrom('operator_machine_message').execute()
    const [first, second] = [await write('dealerUser', 'We come on Monday.'), await write('dealerUser', 'At eight.')]
    expect([await unreadOf('operator'), await unreadOf('operatorAdmin'), await unreadOf('dealerUser')]).toEqual([
      2, 2, 0,
    ])

    expect((await mark('operator', second.body.id)).status).toBe(204)
    // What a colleague answers is nothing to read for the rest of a side.
    await write('dealerAdmin', 'Nine is better.')
    expect([await unreadOf('operator'), await unreadOf('dealerUser')]).toEqual([1, 0])
    // An older tab that has read less takes nothing back.
    await mark('operator', first.body.id)
    expect([await unreadOf('operator'), await unreadOf('operatorAdmin')]).toEqual([1, 3])
    expect((await mark('operator', '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01')).status).toBe(404)
  })

  it('is hidden from everyone else', async () => {
    for (const who of ['strangerStaff', 'strangerOperator'] as const) {
      expect([(await read(who)).status, (await write(who, 'Hello')).status]).toEqual([404, 404])
    }
  })

  it.each(['', '  \n '])('refuses an empty message: %j', async (body) => {
    const { status, body: problem } = await write('operator', body)
    expect([status, problem.errors[0].path]).toEqual([400, 'body.body'])
  })

  it('stays readable after the link has ended, but nobody writes', async () => {
    await setLinkEnded(test, 'Ridgeline Quarry', true)
    expect([(await read('operator')).status, (await write('operator', 'Still there?')).status]).toEqual([200, 403])
    await setLinkEnded(test, 'Ridgeline Quarry', false)
  })

  it('refuses a message that is sent while the link ends', async () => {
    const end = (trx: Transaction) =>
      trx
        .updateTable('service_period')
        .set({ status: 'ENDED', ended_at: sql`clock_timestamp()` })
        .where('ended_at', 'is', null)
        .execute()
    const { status } = await collide(test, end, () => write('dealerUser', 'One more thing.'))
    expect(status).toBe(403)
    expect(JSON.stringify((await read('operator')).body)).not.toContain('One more thing.')
    await setLinkEnded(test, 'Ridgeline Quarry', false)
  })

  it('sends new messages over the socket to those who may read it', async () => {
    const origin = await listen(test)
    const [operator, stranger] = await Promise.all(
      (['operator', 'strangerOperator'] as const).map(async (who) => connectSocket(origin, (await test.as(who)).token)),
    )
    expect(await operator?.join(`operator-machine:${id}`)).toEqual({ ok: true })
    expect(await stranger?.join(`operator-machine:${id}`)).toEqual({ ok: false, code: 'not_found' })
    const { body } = await write('dealerUser', 'On Tuesday, sorry.')
    await operator?.until('machine.message', { operator_machine_id: id, message_id: body.id })
    expect(stranger?.heard).toEqual([])
    operator?.close()
    stranger?.close()
  })
})

interface Listed {
  body: string
  author: { organization: string | null }
  is_own: boolean
}

describe('"ask your dealer": the other side is notified of each message', () => {
  const about = { serial_number: 'GHT00123', answer: 'The manuals do not say.' }
  const emailsAbout = async (words: string) =>
    (
      await test.db
        .selectFrom('email')
        .where('kind', '=', 'machine_message')
        .where('text', 'like', `%${words}%`)
        .orderBy('recipient')
        .select('recipient')
        .execute()
    ).map(({ recipient }) => recipient)
  const unread = async (who: Who) => (await (await test.as(who)).get('/api/v2/machines/operator/unread')).body.count

  it('a question, with the machine and the answer that did not help, to the staff of the dealership', async () => {
    const before = await unread('dealerUser')
    const { status, body } = await (await test.as('operator')).post(url(), { body: 'Why does it pull left?', about })
    expect([status, body.about]).toEqual([201, about])
    expect(await emailsAbout('pull left')).toEqual(['admin@northfield.example', 'user@northfield.example'])
    expect(await unread('dealerUser')).toBe(before + 1)
  })

  it('an answer to those who asked', async () => {
    const before = await unread('operator')
    await write('dealerUser', 'Check the tyre pressure first.')
    expect(await emailsAbout('tyre pressure')).toEqual(['operator@ridgeline.example'])
    expect(await unread('operator')).toBe(before + 1)
  })

  it('but nobody who has chosen never to be e-mailed about messages', async () => {
    const staff = await test.as('dealerUser')
    await staff.put('/api/v2/email-choices', { messages: 'never' })
    await write('operator', 'It is worse today.')
    expect(await emailsAbout('worse today')).toEqual(['admin@northfield.example'])
    await staff.put('/api/v2/email-choices', { messages: 'at_once' })
  })
})
