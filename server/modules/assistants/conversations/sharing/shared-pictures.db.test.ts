import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ask } from '../../../../../tests/support/feedback'
import { pdfOf, uploadAndRead } from '../../../../../tests/support/manuals'
import { createTestApp, people, type TestApp } from '../../../../../tests/support/test-app'
import { type MailServer, startMailServer } from '../../../../infrastructure/mail/testing/mail-server'
import { readMail } from '../../../../infrastructure/mail/testing/read-mail'

let mail: MailServer
let test: TestApp
let manual: string
beforeAll(async () => {
  mail = await startMailServer()
  test = await createTestApp({ SMTP_URL: mail.url })
  const lines = ['# Fluids', 'The capacity of the engine oil is 13.5 litres.', 'The coolant capacity is 30 litres.']
  manual = await uploadAndRead(test, {
    machineId: await test.machineId('WL-120'),
    pdf: await pdfOf(['# Cover'], lines),
  })
})
beforeEach(() => {
  mail.received.splice(0)
})
afterAll(async () => {
  await test.close()
  await mail.close()
})

const stranger = 'welder@quarry.example'
const question = 'What is the capacity of the engine oil?'

/** Shares an answer and returns what the mail server receives, by recipient. */
async function share(to: string[], meanwhile: () => Promise<unknown> = async () => undefined) {
  const { conversation, answer } = await ask(test, 'operator', question)
  const body = { conversation_id: conversation, message_id: answer, to_emails: to }
  const { status } = await (await test.as('operator')).post('/api/v1/session-summary/share', body)
  expect(status).toBe(204)
  await meanwhile()
  await test.runJobs()
  return (recipient: string) => {
    const received = mail.received.filter((one) => one.to.includes(recipient))
    expect(received).toHaveLength(1)
    return readMail(received[0]?.source ?? '')
  }
}

const link = () => `/manuals?manual=${manual}&page=2`
const missing = 'This page is not available as a picture.'

describe('a shared answer, as it is received', () => {
  it('has the picture of the page that it cites, and a link to it for whoever can open it', async () => {
    const received = await share([people.operatorAdmin, stranger])
    for (const [recipient, opens] of [
      [people.operatorAdmin, true],
      [stranger, false],
    ] as const) {
      const { text, html, pictures } = received(recipient)
      expect(text).toContain('13.5')
      expect(text).toContain('Operator manual, page 2')
      expect(text.includes(link())).toBe(opens)
      expect(html.includes(link().replace('&', '&amp;'))).toBe(opens)
      const [picture] = pictures
      expect(pictures).toHaveLength(1)
      expect(picture?.head).toContain('Content-Disposition: inline')
      expect(html).toContain(`<img src="cid:${picture?.cid}"`)
      expect(await sharp(picture?.content).metadata()).toMatchObject({ format: 'jpeg', width: 1000 })
    }
  })

  it('is in the outbox without the pictures, which are drawn for the e-mail alone', async () => {
    await share([stranger])
    const superUser = await test.as('superUser')
    const { items } = (await superUser.get(`/api/v2/emails/?search=${stranger}`)).body
    const { html } = (await superUser.get(`/api/v2/emails/${items[0].id}`)).body
    expect(html).not.toContain('<img')
    expect(html).toContain(missing)
  })

  it('goes without a picture that cannot be drawn, and says so', async () => {
    const remove = test.db.deleteFrom('manual_page').where('manual_id', '=', manual).where('page', '=', 2)
    const rows = await test.db.selectFrom('manual_page').selectAll().where('page', '=', 2).execute()
    const { text, html, pictures } = (await share([stranger], () => remove.execute()))(stranger)
    await test.db.insertInto('manual_page').values(rows).execute()
    expect(pictures).toEqual([])
    expect(html).not.toContain('<img')
    expect(html).toContain(missing)
    expect(text).toContain('13.5')
  })

  it('goes without a page that whoever shares it may no longer read once it is sent', async () => {
    const dismiss = (is_active: boolean) =>
      test.db.updateTable('person').set({ is_active }).where('email', '=', people.operator).execute()
    const { html, pictures } = (await share([stranger], () => dismiss(false)))(stranger)
    await dismiss(true)
    expect([pictures, html.includes(missing)]).toEqual([[], true])
  })

  it('says that the sender can no longer open a manual, without link and picture', async () => {
    const { conversation, answer } = await ask(test, 'operator', question)
    const { machine_id } = await test.db
      .selectFrom('manual')
      .where('id', '=', manual)
      .select('machine_id')
      .executeTakeFirstOrThrow()
    const other = await test.machineId('EX-210')
    const move = (id: string) =>
      test.db.updateTable('manual').set({ machine_id: id }).where('id', '=', manual).execute()
    await test.db
      .updateTable('operator_machine')
      .set({ removed_at: new Date() })
      .where('machine_id', '=', other)
      .execute()
    await move(other)
    const body = { conversation_id: conversation, message_id: answer, to_emails: [stranger] }
    const { status } = await (await test.as('operator')).post('/api/v1/session-summary/share', body)
    await move(machine_id)
    await test.runJobs()
    expect(status).toBe(204)
    const { text, html, pictures } = readMail(mail.received[0]?.source ?? '')
    expect(text).toContain('page 2 (the sender can no longer open this manual)')
    expect([pictures, html.includes('<img')]).toEqual([[], false])
  })
})
