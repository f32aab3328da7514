import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noPictures } from '../../../../tests/support/no-pictures'
import { createTestApp, people, type TestApp, testKeyring } from '../../../../tests/support/test-app'
import { createNotifications } from '..'
import type { EmailMessage } from '../message'

let test: TestApp
let notifications: ReturnType<typeof createNotifications>
beforeAll(async () => {
  test = await createTestApp()
  notifications = createNotifications({
    db: test.db,
    transact: (work) => test.db.transaction().execute(work),
    keys: testKeyring.keysFor('unsubscribe'),
    publicUrl: 'https://yard.example',
    mailFrom: 'Yard <no-reply@yard.example>',
    demonstration: false,
    pictureSource: noPictures,
  })
})
beforeEach(async () => {
  for (const table of ['email_choice', 'digest_entry', 'email'] as const) await test.db.deleteFrom(table).execute()
})
afterAll(() => test.close())

const choose = async (choices: object) => (await test.as('dealerAdmin')).put('/api/v2/email-choices', choices)

const message = (text: string, topic?: EmailMessage['topic']): EmailMessage => ({
  kind: topic ? 'order' : 'password-changed',
  ...(topic && { topic }),
  to: people.dealerAdmin,
  organizationId: null,
  subject: { en: text, es: text },
  paragraphs: [{ en: text, es: text }],
  action: { label: { en: 'Show', es: 'Ver' }, url: 'https://yard.example/orders/1' },
})
const send = (...messages: EmailMessage[]) =>
  test.db.transaction().execute((trx) => notifications.outbox.sendAll(trx, messages))
const outbox = () => test.db.selectFrom('email').select(['kind', 'recipient', 'subject', 'text']).execute()
const subjects = async () => (await outbox()).map(({ subject }) => subject)
const digest = (now: string) => notifications.sendDigestsAt(new Date(now))
const happenedAt = (moment: string) =>
  test.db
    .updateTable('digest_entry')
    .set({ created_at: new Date(moment) })
    .execute()

describe('e-mails that people choose', () => {
  it('are sent at once until they choose otherwise; a change leaves the other choices', async () => {
    await send(message('Shipped', 'shipments'))
    expect(await subjects()).toEqual(['Shipped'])
    const { body } = await choose({ shipments: 'never' })
    expect(body).toMatchObject({ shipments: 'never', orders: 'at_once' })
    expect((await choose({ orders: 'daily' })).body).toMatchObject({ shipments: 'never', orders: 'daily' })
  })

  it('that they do not want are not sent, neither then nor later', async () => {
    await choose({ shipments: 'never' })
    await send(message('Shipped', 'shipments'), message('New order', 'orders'))
    expect(await subjects()).toEqual(['New order'])
    expect(await test.db.selectFrom('digest_entry').selectAll().execute()).toEqual([])
  })

  it('about the safety of the account are always sent at once', async () => {
    await choose({ orders: 'never', shipments: 'never', messages: 'never' })
    await send(message('Password changed'))
    expect(await subjects()).toEqual(['Password changed'])
  })

  it('of others are not touched', async () => {
    await choose({ shipments: 'never' })
    await send({ ...message('Shipped', 'shipments'), to: people.operatorAdmin })
    expect(await subjects()).toEqual(['Shipped'])
  })
})

describe('e-mails in the morning', () => {
  beforeEach(async () => {
    await choose({ orders: 'daily', shipments: 'daily' })
    const zone = { time_zone: 'America/Denver' }
    await test.db.updateTable('organization').set(zone).where('type', '=', 'DEALERSHIP').execute()
    await send(message('New order SO-1001', 'orders'), message('SO-1000 shipped', 'shipments'))
    await happenedAt('2026-11-20T15:00:00Z')
  })

  it('come as one, at six o’clock of the organization, and only once', async () => {
    expect(await subjects()).toEqual([])
    await digest('2026-11-21T12:59:00Z')
    expect(await subjects()).toEqual([])
    await digest('2026-11-21T13:01:00Z')
    await digest('2026-11-21T13:16:00Z')
    const [email, ...rest] = await outbox()
    expect([email?.kind, email?.recipient, rest]).toEqual(['digest', people.dealerAdmin, []])
    expect(email?.text).toMatch(/New order SO-1001:\nhttps:\/\/yard\.example\/orders\/1[\s\S]*SO-1000 shipped/)
  })

  it('leave out what they no longer want', async () => {
    await choose({ shipments: 'never' })
    await digest('2026-11-21T13:01:00Z')
    const [email] = await outbox()
    expect(email?.text).toContain('SO-1001')
    expect(email?.text).not.toContain('SO-1000')
  })
})
