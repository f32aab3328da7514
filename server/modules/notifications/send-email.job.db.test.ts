import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noPictures } from '../../../tests/support/no-pictures'
import { createTestApp, people, type TestApp, testKeyring } from '../../../tests/support/test-app'
import { testUnitOfWork } from '../../../tests/support/unit-of-work'
import { type MailServer, startMailServer } from '../../infrastructure/mail/testing/mail-server'
import { blanked } from './blank'
import { createNotifications, type EmailMessage } from './index'

let mailServer: MailServer
let test: TestApp
let outbox: ReturnType<typeof createNotifications>['outbox']
beforeAll(async () => {
  mailServer = await startMailServer()
  test = await createTestApp({ SMTP_URL: mailServer.url })
  outbox = outboxOf(mailServer.url)
})
beforeEach(async () => {
  await test.db.deleteFrom('email').execute()
  await sql`delete from graphile_worker._private_jobs`.execute(test.db)
})
afterEach(() => {
  mailServer.received.splice(0)
  mailServer.refusals.splice(0)
})
afterAll(async () => {
  await test.close()
  await mailServer.close()
})

/** The outbox as modules get it; what it stores is sent by the app's own job. */
const outboxOf = (smtpUrl?: string) =>
  createNotifications({
    db: test.db,
    transact: testUnitOfWork(test.db).transact,
    keys: testKeyring.keysFor('unsubscribe'),
    publicUrl: 'https://yard.example',
    smtpUrl,
    mailFrom: 'Yardhand <no-reply@yard.example>',
    demonstration: false,
    pictureSource: noPictures,
  }).outbox

const token = 'a-token-that-opens-an-account'
const message = (to = 'rita@quarry.example'): EmailMessage => ({
  kind: 'reset-password',
  to,
  organizationId: null,
  subject: { en: 'A new password', es: 'Una contraseña nueva' },
  paragraphs: [{ en: 'Hello Rita,', es: 'Hola, Rita:' }],
  action: {
    label: { en: 'Choose a password', es: 'Elegir una contraseña' },
    url: outbox.addressOf('/reset-password', { token }),
  },
  secrets: [token],
})

const send = (from = outbox) => test.db.transaction().execute((trx) => from.send(trx, message()))
const stored = () => test.db.selectFrom('email').selectAll().executeTakeFirstOrThrow()
const jobs = async () => {
  const { rows } = await sql<{ attempts: number; last_error: string | null }>`
    select attempts, last_error from graphile_worker._private_jobs`.execute(test.db)
  return rows
}
const answered = (answer: string) => ({
  en: `The mail server answered: ${answer}`,
  es: `El servidor de correo respondió: ${answer}`,
})
const becomeDue = (attempts?: number) =>
  sql`update graphile_worker._private_jobs
    set run_at = now(), attempts = coalesce(${attempts ?? null}, attempts)`.execute(test.db)

describe('an e-mail in the outbox', () => {
  it('is sent if what it reports was stored (behaviour, section 9)', async () => {
    await send()
    expect(await stored()).toMatchObject({ status: 'QUEUED', attempts: 0, secrets: [token] })
    await test.runJobs()
    expect(mailServer.received).toMatchObject([{ to: ['rita@quarry.example'] }])
    expect(mailServer.received[0]?.source).toContain(token)
  })

  it('is written in the language of its recipient’s account, in English without one', async () => {
    const email = people.operator
    await test.db.updateTable('person').set({ language: 'es' }).where('email', '=', email).execute()
    const both = [message(email), message()]
    await test.db.transaction().execute((trx) => outbox.sendAll(trx, both))
    const rows = await test.db.selectFrom('email').select(['recipient', 'subject', 'text']).execute()
    const of = (recipient: string) => rows.find((row) => row.recipient === recipient)
    expect(of(email)).toMatchObject({
      subject: 'Una contraseña nueva',
      text: expect.stringMatching(/^Hola, Rita:\n\nElegir una contraseña:\n.*\n\n-- \nEnviado/),
    })
    expect(of('rita@quarry.example')).toMatchObject({ subject: 'A new password' })
  })

  it('is not sent if that was rolled back', async () => {
    const undone = test.db.transaction().execute(async (trx) => {
      await outbox.send(trx, message())
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await test.runJobs()
    expect(mailServer.received).toEqual([])
    expect(await jobs()).toEqual([])
  })

  it('is KEPT, without a job, if no mail server is set', async () => {
    await send(outboxOf(undefined))
    expect(await stored()).toMatchObject({ status: 'KEPT', secrets: [token] })
    expect(await jobs()).toEqual([])
  })
})

describe('once it is sent', () => {
  it('is SENT, and its secrets are no longer stored', async () => {
    await send()
    await test.runJobs()
    const email = await stored()
    expect(email).toMatchObject({ status: 'SENT', attempts: 1, reason: null, secrets: [], sent_at: expect.any(Date) })
    expect(JSON.stringify(email)).not.toContain(token)
    expect(email.text).toContain(`/reset-password?token=${blanked}`)
    expect(email.html).toContain(blanked)
  })

  it('is not sent again by a job that comes late', async () => {
    await send()
    const { id } = await stored()
    const context = { signal: new AbortController().signal, lastAttempt: false }
    await Promise.all([1, 2, 3].map(() => test.jobs['send-email']({ email_id: id }, context)))
    expect(mailServer.received).toHaveLength(1)
  })
})

describe('an e-mail that the mail server refuses', () => {
  it('for now: is retried, each time with the same Message-ID, and has the reason until it is sent', async () => {
    mailServer.refusals.push({ code: 450, text: 'mailbox busy' }, { code: 451, text: 'try later' })
    await send()
    await test.runJobs()
    const busy = answered('450 mailbox busy')
    expect(await stored()).toMatchObject({ status: 'QUEUED', attempts: 1, reason: busy, secrets: [token] })
    await becomeDue()
    await test.runJobs()
    expect(await stored()).toMatchObject({ attempts: 2, reason: answered('451 try later') })
    await becomeDue()
    await test.runJobs()
    const { id, ...email } = await stored()
    expect(email).toMatchObject({ status: 'SENT', attempts: 3, reason: null })
    expect(mailServer.received[0]?.source).toContain(`Message-ID: <${id}@`)
  })

  it('for good: is FAILED at once and not retried', async () => {
    mailServer.refusals.push({ code: 550, text: `no such user, said ${token}` })
    await send()
    await test.runJobs()
    const reason = answered(`550 no such user, said ${blanked}`)
    expect(await stored()).toMatchObject({ status: 'FAILED', attempts: 1, reason })
    expect(await jobs()).toEqual([])
  })

  it('at the last of twelve attempts: is FAILED', async () => {
    mailServer.refusals.push({ code: 450, text: 'mailbox busy' })
    await send()
    await becomeDue(11)
    await test.runJobs()
    expect(await stored()).toMatchObject({ status: 'FAILED', reason: answered('450 mailbox busy') })
    expect(await jobs()).toEqual([])
  })

  it('leaves no secret in the job queue', async () => {
    mailServer.refusals.push({ code: 450, text: `busy with ${token}` })
    await send()
    await test.runJobs()
    expect(await jobs()).toEqual([{ attempts: 1, last_error: expect.not.stringContaining(token) }])
  })
})

describe('an e-mail whose process ends meanwhile', () => {
  it('by a stop: is queued as if it had not been attempted', async () => {
    await send()
    const { id } = await stored()
    const stopped = { signal: AbortSignal.abort(), lastAttempt: true }
    await expect(test.jobs['send-email']({ email_id: id }, stopped)).rejects.toThrow()
    expect(await stored()).toMatchObject({ status: 'QUEUED', attempts: 0, reason: null })
  })

  it('by a crash at the last attempt: is FAILED, so that it can be sent again', async () => {
    await send()
    await test.onRecovered()
    expect(await stored()).toMatchObject({ status: 'QUEUED' })
    await becomeDue(12)
    await test.onRecovered()
    expect(await stored()).toMatchObject({
      status: 'FAILED',
      reason: { en: expect.stringContaining('Send it again'), es: expect.stringContaining('Vuelva a enviarlo') },
    })
  })
})
