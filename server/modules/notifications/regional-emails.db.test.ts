import { afterAll, beforeAll, expect, it } from 'vitest'
import { organizationId } from '../../../tests/support/instances'
import { noPictures } from '../../../tests/support/no-pictures'
import { createTestApp, type TestApp, testKeyring } from '../../../tests/support/test-app'
import { testUnitOfWork } from '../../../tests/support/unit-of-work'
import { day } from '../../domain/day'
import { dueEmail } from '../maintenance/notices/due-email'
import { quoteEmail as maintenanceQuoteEmail } from '../maintenance-quotes/quote-email'
import { orderEmail } from '../orders/order-mail'
import { failedPayoutEmail, paymentEmail } from '../payments/payment-mail'
import { quoteEmail } from '../quotes/quote-mail'
import { createNotifications, type EmailMessage } from './index'

const to = 'rosa@quarry.example'
const url = 'https://yard.example/page'
const amount = { amount: 1_234_550, currency: 'USD' }

let test: TestApp
let operator: { id: string; name: string }
let dealership: { id: string; name: string }
beforeAll(async () => {
  test = await createTestApp()
  operator = { id: await organizationId(test, 'Ridgeline Quarry'), name: 'Ridgeline Quarry' }
  dealership = { id: await organizationId(test, 'Northfield Equipment'), name: 'Northfield Equipment' }
})
afterAll(() => test.close())

const standIn = async (organization: { id: string }, country: string | undefined) => {
  await test.db.deleteFrom('address').where('organization_id', '=', organization.id).execute()
  if (!country) return
  const address = { organization_id: organization.id, label: 'Office', line1: '1 Main Street', city: 'Town', country }
  await test.db
    .insertInto('address')
    .values({ ...address, is_default: true })
    .execute()
}

/** What each e-mail with figures or days says to somebody in Spanish. */
function messages(): EmailMessage[] {
  const machine = { id: operator.id, name: '', model: 'WL-120', serialNumber: 'GHT1', location: '' }
  const since = { isOverdue: true, unit: 'km', remainingHours: -12_345, remainingDays: null, dailyUse: 8 } as const
  const notice = {
    personId: operator.id,
    contact: null,
    email: to,
    organizationId: operator.id,
    owner: operator,
    dealership: null,
  }
  const quote = { number: 1, dealership, operator, validUntil: day('2026-12-07') }
  const instance = { ...machine, unit: 'km' as const, lastValue: null, brand: 'Harrow' }
  const creditNotes = [{ number: 1, ...amount }]
  return [
    paymentEmail({
      ...{ to, url, amount, creditNotes, step: 'paid', number: 'SO-1', other: dealership.name },
      ...{ organizationId: operator.id, isOfPayment: true },
    }),
    failedPayoutEmail({ to, url, amount, organizationId: operator.id }),
    orderEmail({
      ...{ to, url, creditNotes, organizationId: operator.id, step: 'cancelled', number: 'SO-1' },
      ...{ by: dealership.name, words: '' },
    }),
    dueEmail({
      notices: [{ ...notice, machine, task: 'T', kit: null, since }],
      linkOf: () => undefined,
      addressOf: () => url,
    }),
    ...[quoteEmail({ side: 'operator', quote, status: 'SENT', comment: '' })?.({ to, url })].flatMap(
      (one) => one ?? [],
    ),
    ...[
      maintenanceQuoteEmail(
        { to, url },
        { ...quote, instance, status: 'SENT', scheduledOn: null },
        { side: 'operator', from: 'READY', reason: '' },
      ),
    ].flatMap((one) => one ?? []),
  ].map((message) => ({ ...message, language: 'es' }))
}

async function written(): Promise<string> {
  const { outbox } = createNotifications({
    db: test.db,
    transact: testUnitOfWork(test.db).transact,
    keys: testKeyring.keysFor('unsubscribe'),
    publicUrl: 'https://yard.example',
    mailFrom: 'Yardhand <no-reply@yard.example>',
    demonstration: false,
    pictureSource: noPictures,
  })
  await test.db.deleteFrom('email').execute()
  await test.db.transaction().execute((trx) => outbox.sendAll(trx, messages()))
  const rows = await test.db.selectFrom('email').select('text').orderBy('created_at').execute()
  return rows.map(({ text }) => text.replaceAll(/[\u00a0\u202f]/g, ' ')).join('\n')
}

it('figures and days of an e-mail are written as where its recipient is', async () => {
  await standIn(operator, 'ES')
  const spain = await written()
  expect(spain.match(/12\.345,50 US\$/g)).toHaveLength(4)
  expect(spain).toContain('12.345 km')
  expect(spain.match(/7 dic 2026/g)).toHaveLength(2)
  await standIn(operator, 'US')
  const states = await written()
  expect(states.match(/\$12,345\.50/g)).toHaveLength(4)
  expect(states).toContain('12,345 km')
})

it('of a recipient without an address, as where their dealership is; otherwise as in the origin of the language', async () => {
  await standIn(operator, undefined)
  await standIn(dealership, 'MX')
  expect(await written()).toContain('USD 12,345.50')
  await standIn(dealership, undefined)
  expect(await written()).toContain('12.345,50 US$')
})
