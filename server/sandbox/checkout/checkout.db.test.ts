import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox'

let test: TestSandbox
beforeAll(async () => {
  test = await createTestSandbox()
})
afterAll(() => test.close())

const sessionOf = (id: string) => test.stripe.checkout.sessions.retrieve(id, {}, test.on)
const intentOf = (id: unknown) =>
  test.stripe.paymentIntents.retrieve(String(id), { expand: ['latest_charge'] }, test.on)
const captures = (intent: unknown) =>
  test.query('select id from charge where payment_intent_id = $1 and status = $2', [intent, 'succeeded'])

describe('checkout sessions', () => {
  it('are open with a page, and complete once a card was charged', async () => {
    const session = await test.openSession(12_345, undefined, { metadata: { order_id: '7' } })
    expect(session).toMatchObject({
      object: 'checkout.session',
      ...{ status: 'open', payment_status: 'unpaid', amount_total: 12_345, currency: 'usd', payment_intent: null },
      metadata: { order_id: '7' },
    })
    const { body } = await test.person.pay(session.id, 'tok_visa')
    expect(body).toEqual({ outcome: 'complete', url: `https://shop.example/done?session=${session.id}` })
    const paid = await sessionOf(session.id)
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null })
    const intent = await intentOf(paid.payment_intent)
    expect(intent).toMatchObject({ status: 'succeeded', amount: 12_345, amount_received: 12_345 })
    expect(intent.latest_charge).toMatchObject({ paid: true, amount_captured: 12_345, amount_refunded: 0 })
  })

  it('paid in many tabs at once take money once', async () => {
    const session = await test.openSession()
    const answers = await Promise.all(Array.from({ length: 8 }, () => test.person.pay(session.id, 'tok_visa')))
    expect(new Set(answers.map(({ body }) => body.outcome))).toEqual(new Set(['complete']))
    const { payment_intent } = await sessionOf(session.id)
    expect(await captures(payment_intent)).toHaveLength(1)
    const posted = await test.query('select id from ledger_transaction where kind = $1 and amount = $2', [
      'charge',
      10_000,
    ])
    expect(posted).toHaveLength(1)
  })

  it.each([
    ['tok_chargeDeclined', 'card_declined', 'generic_decline'],
    ['tok_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['tok_chargeDeclinedExpiredCard', 'expired_card', undefined],
  ])('stay open after %s and can be paid with another card', async (token, code, decline_code) => {
    const session = await test.openSession()
    expect((await test.person.pay(session.id, token)).body.outcome).toBe('declined')
    const { status, payment_intent } = await sessionOf(session.id)
    expect(status).toBe('open')
    const declined = await intentOf(payment_intent)
    expect(declined).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code },
    })
    expect(declined.last_payment_error?.decline_code).toBe(decline_code)
    await test.person.pay(session.id, 'tok_visa')
    expect(await intentOf(payment_intent)).toMatchObject({ status: 'succeeded', last_payment_error: null })
  })

  it('ask the bank when the card asks for authentication', async () => {
    const session = await test.openSession()
    expect((await test.person.pay(session.id, 'tok_threeDSecureRequired')).body).toEqual({
      outcome: 'requires_action',
      url: `/sandbox/checkout/${session.id}/authenticate`,
    })
    const { payment_intent } = await sessionOf(session.id)
    expect(await intentOf(payment_intent)).toMatchObject({ status: 'requires_action' })
    await test.person.authenticate(session.id, false)
    expect(await intentOf(payment_intent)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    await test.person.pay(session.id, 'tok_threeDSecureRequired')
    expect((await test.person.authenticate(session.id, true)).body.outcome).toBe('complete')
    expect((await sessionOf(session.id)).status).toBe('complete')
  })

  it('that were expired take no card, and paid ones cannot expire', async () => {
    const session = await test.openSession()
    const expired = await test.stripe.checkout.sessions.expire(session.id, {}, test.on)
    expect(expired).toMatchObject({ status: 'expired', url: null })
    expect(await test.person.pay(session.id, 'tok_visa')).toMatchObject({ status: 400 })
    const paid = await test.openSession()
    await test.person.pay(paid.id, 'tok_visa')
    await expect(test.stripe.checkout.sessions.expire(paid.id, {}, test.on)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
    })
  })

  it('expire or are paid, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const session = await test.openSession()
      const [, expiry] = await Promise.allSettled([
        test.person.pay(session.id, 'tok_visa'),
        test.stripe.checkout.sessions.expire(session.id, {}, test.on),
      ])
      const { status, payment_intent } = await sessionOf(session.id)
      expect(status).toBe(expiry?.status === 'fulfilled' ? 'expired' : 'complete')
      expect(await captures(payment_intent)).toHaveLength(status === 'complete' ? 1 : 0)
    }
  })

  it('are too old after a day', async () => {
    const session = await test.openSession()
    await test.pass({ days: 1 })
    expect((await sessionOf(session.id)).status).toBe('expired')
  })

  it.each([
    ['no address to return to', { success_url: '' }],
    [
      'a total below the smallest',
      { line_items: [{ price_data: { currency: 'usd', unit_amount: 49, product_data: { name: 'A' } }, quantity: 1 }] },
    ],
    ['a time to expire that is too soon', { expires_at: Math.floor(Date.now() / 1000) + 60 }],
    ['a parameter that does not exist', { colour: 'red' }],
  ])('are refused with %s', async (_name, rest) => {
    await expect(test.openSession(10_000, undefined, rest)).rejects.toMatchObject({ statusCode: 400 })
  })
})

describe('accounts', () => {
  it('take payments and get payouts after their onboarding only', async () => {
    const account = await test.stripe.accounts.create({ country: 'US' })
    expect(account).toMatchObject({ charges_enabled: false, payouts_enabled: false, details_submitted: false })
    await expect(test.openSession(10_000, account.id)).rejects.toMatchObject({ statusCode: 400 })
    const link = await test.stripe.accountLinks.create({
      ...{ account: account.id, type: 'account_onboarding' },
      ...{ return_url: 'https://shop.example/done', refresh_url: 'https://shop.example/again' },
    })
    expect((await test.person.onboard(link.url)).body).toEqual({ url: 'https://shop.example/done' })
    const after = await test.stripe.accounts.retrieve(account.id)
    expect(after).toMatchObject({ charges_enabled: true, payouts_enabled: true, details_submitted: true })
    await test.openSession(10_000, account.id)
  })

  it('see nothing of each other', async () => {
    const other = await test.openAccount()
    const session = await test.openSession()
    await expect(
      test.stripe.checkout.sessions.retrieve(session.id, {}, { stripeAccount: other }),
    ).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' })
  })
})
