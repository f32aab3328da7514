import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'
import { type MailServer, startMailServer } from '../../infrastructure/mail/testing/mail-server'
import { blanked } from './blank'

const token = 'a-token-that-opens-an-account'
const unknownId = '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01'

async function add(
  test: TestApp,
  changes: { subject?: string; recipient?: string; status?: Status; at?: string } = {},
) {
  const { subject = 'Welcome', recipient = 'rita@quarry.example', status = 'KEPT', at } = changes
  const { id } = await test.db
    .insertInto('email')
    .values({
      kind: 'invitation',
      recipient,
      subject,
      status,
      text: `Open https://yard.example/login?token=${token}`,
      html: `<a href="https://yard.example/login?token=${token}">Open</a>`,
      secrets: [token],
      attempts: status === 'FAILED' ? 12 : 0,
      reason:
        status === 'FAILED'
          ? { en: 'The mail server did not answer.', es: 'El servidor de correo no respondió.' }
          : null,
      ...(at ? { created_at: at } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Status = 'QUEUED' | 'SENT' | 'FAILED' | 'KEPT'

describe('without a mail server', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp()
    await add(test, { subject: 'First', at: '2026-01-01T08:00:00Z', recipient: 'clerk@northfield.example' })
    await add(test, { subject: 'Second', at: '2026-01-02T08:00:00Z', status: 'FAILED' })
    await add(test, { subject: 'Third 100 %', at: '2026-01-03T08:00:00Z', status: 'SENT' })
  })
  afterAll(() => test.close())

  const listed = async (query = '') => (await (await test.as('superUser')).get(`/api/v2/emails/${query}`)).body
  const subjects = async (query = '') => (await listed(query)).items.map(({ subject }: { subject: string }) => subject)

  it('lists the outbox, the newest first, in pages and without the texts of the e-mails', async () => {
    expect(await subjects()).toEqual(['Third 100 %', 'Second', 'First'])
    expect(await subjects('?limit=2&page=2')).toEqual(['First'])
    expect(await listed('?limit=2')).toMatchObject({ total: 3, page: 1, limit: 2 })
    expect(JSON.stringify(await listed())).not.toContain(token)
  })

  it.each([
    ['?search=northfield', ['First']],
    ['?search=QUARRY%20second', ['Second']],
    ['?search=%25', ['Third 100 %']],
    ['?search=nobody', []],
    ['?status=FAILED', ['Second']],
    ['?status=KEPT&search=second', []],
  ])('%s finds %j', async (query, expected) => {
    expect(await subjects(query)).toEqual(expected)
  })

  it.each([
    ['?sort_field=subject&sort_direction=asc', ['First', 'Second', 'Third 100 %']],
    ['?sort_field=recipient&sort_direction=asc', ['First', 'Third 100 %', 'Second']],
    ['?sort_field=created_at&sort_direction=asc', ['First', 'Second', 'Third 100 %']],
  ])('%s lists %j', async (query, expected) => {
    expect(await subjects(query)).toEqual(expected)
  })

  it('a super user can read a kept e-mail (behaviour, section 9), in the demonstration with its links', async () => {
    const id = await add(test)
    const { status, body } = await (await test.as('superUser')).get(`/api/v2/emails/${id}`)
    expect([status, body.status]).toEqual([200, 'KEPT'])
    expect(body.text).toContain(token)
    expect(body.html).toContain(token)
    await test.db.deleteFrom('email').where('id', '=', id).execute()
  })

  it('gives the reason of a failure in the reader’s language', async () => {
    const id = await add(test, { status: 'FAILED' })
    const visitor = await test.as('superUser')
    const reasons = async (language: string) => {
      const options = { headers: { 'accept-language': language } }
      const list = await visitor.get('/api/v2/emails/?status=FAILED', options)
      const listed = list.body.items.find((item: { id: string }) => item.id === id)
      return [listed.reason, (await visitor.get(`/api/v2/emails/${id}`, options)).body.reason]
    }
    expect(await reasons('es')).toEqual(Array(2).fill('El servidor de correo no respondió.'))
    expect(await reasons('en')).toEqual(Array(2).fill('The mail server did not answer.'))
    await test.db.deleteFrom('email').where('id', '=', id).execute()
  })

  it('does not send an e-mail again: 409 with the reason', async () => {
    const id = await add(test)
    const { status, body } = await (await test.as('superUser')).post(`/api/v2/emails/${id}/retry`)
    expect([status, body.code, body.detail]).toEqual([409, 'no_mail_server', expect.stringContaining('mail server')])
    await test.db.deleteFrom('email').where('id', '=', id).execute()
  })

  it('is for super users only: 403', async () => {
    const id = await add(test)
    const others: Who[] = ['dealerAdmin', 'dealerUser', 'operatorAdmin', 'operator', 'strangerStaff']
    for (const who of others) {
      const visitor = await test.as(who)
      const answers = [
        await visitor.get('/api/v2/emails/'),
        await visitor.get(`/api/v2/emails/${id}`),
        await visitor.post(`/api/v2/emails/${id}/retry`),
      ]
      expect([who, ...answers.map(({ status }) => status)]).toEqual([who, 403, 403, 403])
    }
    await test.db.deleteFrom('email').where('id', '=', id).execute()
  })

  it('404 for an unknown e-mail', async () => {
    const visitor = await test.as('superUser')
    expect((await visitor.get(`/api/v2/emails/${unknownId}`)).status).toBe(404)
    expect((await visitor.post(`/api/v2/emails/${unknownId}/retry`)).status).toBe(404)
  })
})

describe('with a mail server, outside of the demonstration', () => {
  let mailServer: MailServer
  let test: TestApp
  beforeAll(async () => {
    mailServer = await startMailServer()
    test = await createTestApp({ SMTP_URL: mailServer.url }, { demonstration: false })
  })
  afterAll(async () => {
    await test.close()
    await mailServer.close()
  })

  it('blanks links, also of an e-mail that was kept (behaviour, section 9)', async () => {
    const id = await add(test)
    const { body } = await (await test.as('superUser')).get(`/api/v2/emails/${id}`)
    expect(JSON.stringify(body)).not.toContain(token)
    expect([body.text, body.html]).toEqual(Array(2).fill(expect.stringContaining(`token=${blanked}`)))
  })

  it.each(['FAILED', 'KEPT'] as const)('sends one again that is %s, with its link', async (was) => {
    const id = await add(test, { status: was })
    const visitor = await test.as('superUser')
    const { status, body } = await visitor.post(`/api/v2/emails/${id}/retry`)
    expect([status, body]).toEqual([202, expect.objectContaining({ id, status: 'QUEUED', attempts: 0, reason: null })])
    await test.runJobs()
    expect((await visitor.get(`/api/v2/emails/${id}`)).body).toMatchObject({ status: 'SENT', attempts: 1 })
    expect(mailServer.received.at(-1)?.source).toContain(token)
  })

  it.each(['QUEUED', 'SENT'] as const)('409 for one that is %s', async (was) => {
    const id = await add(test, { status: was })
    const { status, body } = await (await test.as('superUser')).post(`/api/v2/emails/${id}/retry`)
    expect([status, body.code]).toEqual([409, 'not_failed'])
  })

  it('queues it once, however many requests arrive at once', async () => {
    const id = await add(test, { status: 'FAILED' })
    const visitor = await test.as('superUser')
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post(`/api/v2/emails/${id}/retry`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409])
    const { rows } = await sql`select from graphile_worker.jobs where key = ${`email:${id}`}`.execute(test.db)
    expect(rows).toHaveLength(1)
  })
})
