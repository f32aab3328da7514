import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox'

let test: TestSandbox
beforeAll(async () => {
  test = await createTestSandbox()
})
afterAll(() => test.close())

/** Takes a payment and returns its id. */
async function paid(amount: number, token = 'tok_visa'): Promise<string> {
  const session = await test.openSession(amount)
  await test.person.pay(session.id, token)
  const { payment_intent } = await test.stripe.checkout.sessions.retrieve(session.id, {}, test.on)
  return String(payment_intent)
}
const refund = (payment_intent: string, amount?: number, idempotencyKey?: string) =>
  test.stripe.refunds.create(
    { payment_intent, ...(amount === undefined ? {} : { amount }), reason: 'requested_by_customer' },
    { ...test.on, ...(idempotencyKey ? { idempotencyKey } : {}) },
  )
const chargeOf = async (payment_intent: string) =>
  (await test.stripe.charges.list({ payment_intent }, test.on)).data.find(({ paid: isPaid }) => isPaid)

describe('refunds', () => {
  it('are pending, then succeed by the job, in several parts', async () => {
    const intent = await paid(10_000)
    const first = await refund(intent, 3000)
    expect(first).toMatchObject({
      status: 'pending',
      amount: 3000,
      payment_intent: intent,
      reason: 'requested_by_customer',
    })
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 3000, refunded: false })
    await test.pass({ seconds: 10 })
    expect(await test.stripe.refunds.retrieve(first.id, {}, test.on)).toMatchObject({ status: 'succeeded' })
    const rest = await refund(intent)
    expect(rest.amount).toBe(7000)
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 10_000, refunded: true })
    expect(test.receiver.types()).toEqual(expect.arrayContaining(['charge.refunded', 'refund.updated']))
    const { data } = await test.stripe.refunds.list({ payment_intent: intent }, test.on)
    expect(data.map(({ id }) => id)).toEqual([rest.id, first.id])
  })

  it('beyond what is left are refused, and nothing is written', async () => {
    const intent = await paid(5000)
    await refund(intent, 4000)
    await expect(refund(intent, 1001)).rejects.toMatchObject({ statusCode: 400, param: 'amount' })
    await refund(intent, 1000)
    await expect(refund(intent)).rejects.toMatchObject({ code: 'charge_already_refunded' })
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 5000 })
  })

  it('at the same time never exceed what was captured', async () => {
    const intent = await paid(10_000)
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => refund(intent, 3000)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 9000 })
  })

  it('beyond what was captured are refused by the database as well', async () => {
    const charge = await chargeOf(await paid(5000))
    await expect(
      test.query(
        `insert into refund (id, account_id, charge_id, amount, currency, status, metadata, due_at, created_at)
         values ('re_forged', $1, $2, 5001, 'usd', 'pending', '{}', now(), now())`,
        [test.on.stripeAccount, charge?.id],
      ),
    ).rejects.toThrow('exceed what was captured')
  })

  it('that the customer’s bank returns fail, and the money is there again', async () => {
    const intent = await paid(5000, 'tok_refundFail')
    const { id } = await refund(intent)
    await test.pass({ seconds: 10 })
    expect(await test.stripe.refunds.retrieve(id, {}, test.on)).toMatchObject({
      status: 'failed',
      failure_reason: 'declined',
    })
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 0, refunded: false })
    const { data } = await test.stripe.balanceTransactions.list({ source: id }, test.on)
    expect(data.map(({ type, amount }) => [type, amount])).toEqual([
      ...[
        ['refund_failure', 5000],
        ['refund', -5000],
      ],
    ])
  })
})

describe('refunds of an account that tries out missing details', () => {
  async function waiting() {
    const stripeAccount = await test.openAccount({ refunds: 'need_details' })
    const session = await test.openSession(5000, stripeAccount)
    await test.person.pay(session.id, 'tok_visa')
    const on = { stripeAccount }
    const { payment_intent } = await test.stripe.checkout.sessions.retrieve(session.id, {}, on)
    const { id } = await test.stripe.refunds.create({ payment_intent: String(payment_intent) }, on)
    await test.pass({ seconds: 10 })
    const statusNow = async () => (await test.stripe.refunds.retrieve(id, {}, on)).status
    expect(await statusNow()).toBe('requires_action')
    return { on, id, statusNow }
  }

  it('wait for them, are given up after a day, and the money is there again', async () => {
    const { on, id, statusNow } = await waiting()
    await test.pass({ days: 1 })
    expect(await statusNow()).toBe('canceled')
    const { data } = await test.stripe.balanceTransactions.list({ source: id }, on)
    expect(data.map(({ type, amount }) => [type, amount])).toEqual([
      ...[
        ['refund_failure', 5000],
        ['refund', -5000],
      ],
    ])
  })

  it('arrive once the account no longer asks for them', async () => {
    const { on, statusNow } = await waiting()
    await test.tryOut(on.stripeAccount)
    await test.pass({ days: 1 })
    expect(await statusNow()).toBe('succeeded')
  })
})

describe('idempotency keys', () => {
  it('answer a repeated call as the first, also at the same time', async () => {
    const intent = await paid(9000)
    const same = await Promise.all(Array.from({ length: 5 }, () => refund(intent, 1000, 'same')))
    expect(new Set(same.map(({ id }) => id)).size).toBe(1)
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 1000 })
    const { lastResponse } = await refund(intent, 1000, 'same')
    expect(lastResponse.headers['idempotent-replayed']).toBe('true')
  })

  it('refuse another call with the same key', async () => {
    const intent = await paid(9000)
    await refund(intent, 1000, 'used')
    await expect(refund(intent, 2000, 'used')).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    })
  })

  it('repeat a refusal, and do not store a mistake in the parameters', async () => {
    const intent = await paid(9000)
    await expect(refund(intent, 9001, 'too much')).rejects.toMatchObject({ param: 'amount' })
    const again = await refund(intent, 9001, 'too much').catch((error) => error)
    expect(again.headers['idempotent-replayed']).toBe('true')
    await expect(refund(intent, 0, 'nothing')).rejects.toMatchObject({ statusCode: 400 })
    expect(await refund(intent, 500, 'nothing')).toMatchObject({ amount: 500 })
  })

  it('are forgotten after a day', async () => {
    const intent = await paid(9000)
    const { id } = await refund(intent, 1000, 'old')
    await test.pass({ days: 1, seconds: 1 })
    expect((await refund(intent, 1000, 'old')).id).not.toBe(id)
  })
})

describe('disputes', () => {
  const disputeOf = async (payment_intent: string) =>
    (await test.stripe.disputes.list({ payment_intent }, test.on)).data[0]

  it('take back what was not refunded, and are lost without evidence', async () => {
    const intent = await paid(10_000, 'tok_createDispute')
    await refund(intent, 4000)
    expect(await disputeOf(intent)).toBeUndefined()
    await test.pass({ days: 1 })
    expect(await disputeOf(intent)).toMatchObject({ status: 'needs_response', amount: 6000, reason: 'fraudulent' })
    expect(await chargeOf(intent)).toMatchObject({ disputed: true })
    await expect(refund(intent, 1)).rejects.toMatchObject({ code: 'charge_disputed' })
    await test.pass({ days: 7 })
    expect(await disputeOf(intent)).toMatchObject({ status: 'lost' })
    expect(test.receiver.types()).toEqual(expect.arrayContaining(['charge.dispute.created', 'charge.dispute.closed']))
  })

  it('may begin as an inquiry, which withdraws nothing, and is closed by an answer', async () => {
    const intent = await paid(10_000, 'tok_createDisputeInquiry')
    await test.pass({ days: 1 })
    const inquiry = await disputeOf(intent)
    expect(inquiry).toMatchObject({ status: 'warning_needs_response', amount: 10_000, is_charge_refundable: true })
    const booked = () => test.stripe.balanceTransactions.list({ source: inquiry?.id ?? '' }, test.on)
    expect((await booked()).data).toEqual([])
    expect(await refund(intent, 4000)).toMatchObject({ amount: 4000 })
    const evidence = { uncategorized_text: 'Rosa signed for it.' }
    await test.stripe.disputes.update(inquiry?.id ?? '', { evidence }, test.on)
    expect(await disputeOf(intent)).toMatchObject({ status: 'warning_under_review' })
    await test.pass({ days: 7 })
    expect(await disputeOf(intent)).toMatchObject({ status: 'warning_closed' })
    expect((await booked()).data).toEqual([])
  })

  it('follow an inquiry that nobody answers, about what was not refunded by then', async () => {
    const intent = await paid(10_000, 'tok_createDisputeInquiry')
    await test.pass({ days: 1 })
    await refund(intent, 4000)
    await test.pass({ days: 7 })
    expect(await disputeOf(intent)).toMatchObject({ status: 'needs_response', amount: 6000 })
    await expect(refund(intent, 1)).rejects.toMatchObject({ code: 'charge_disputed' })
    expect(test.receiver.types()).toContain('charge.dispute.funds_withdrawn')
    await test.pass({ days: 7 })
    expect(await disputeOf(intent)).toMatchObject({ status: 'lost' })
  })

  it('are won with evidence that convinces, and then the payment can be refunded', async () => {
    const intent = await paid(10_000, 'tok_createDispute')
    await test.pass({ days: 1 })
    const dispute = await disputeOf(intent)
    await test.stripe.disputes.update(
      dispute?.id ?? '',
      { evidence: { uncategorized_text: 'winning_evidence' } },
      test.on,
    )
    expect(await disputeOf(intent)).toMatchObject({ status: 'under_review' })
    await test.pass({ days: 7 })
    expect(await disputeOf(intent)).toMatchObject({ status: 'won' })
    expect(await refund(intent)).toMatchObject({ amount: 10_000 })
  })
})
