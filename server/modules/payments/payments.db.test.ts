import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Who } from '../../../tests/support/test-app'
import { createPaymentWorld, type PaymentWorld, TOTAL, usd } from './testing/payment-world'

let world: PaymentWorld
beforeAll(async () => {
  world = await createPaymentWorld()
})
afterAll(() => world.test.close())

const api = '/api/v2/payments'

describe('an order is paid by the event of the provider', () => {
  it('which reserves its stock, notifies both sides, and is in the audit', async () => {
    const before = await world.reserved()
    const { orderId } = await world.paidOrder()
    expect(await world.order(orderId)).toMatchObject({ status: 'PAID', payment_status: 'PAID' })
    expect(await world.reserved()).toBe(before + 2)
    const [payment] = await world.payments(orderId)
    expect(payment).toMatchObject({ state: 'PAID', captured_amount: TOTAL, method: 'Visa •••• 4242' })
    const { body } = await (await world.as('dealerAdmin')).get(`${api}/${payment?.id}`)
    expect(body.history.map(({ action }: { action: string }) => action)).toEqual([
      'CHECKOUT_OPENED',
      'PAYMENT_SUCCEEDED',
    ])
    const { order_number: number } = await world.order(orderId)
    expect(await world.emails(`Payment received for order ${number}`)).toHaveLength(1)
    const activity = await (await world.as('operatorAdmin')).get(
      `/api/v2/organizations/${world.operatorId}/recent-activity`,
    )
    expect(activity.body.items[0]).toMatchObject({ event: 'order_paid', link: `/orders/${orderId}` })
  })

  it('once, however often the event arrives', async () => {
    const { orderId, intentId } = await world.paidOrder()
    const { version } = await world.order(orderId)
    const event = await world.sendEvent('charge.succeeded', intentId)
    await world.deliver(event)
    await world.test.runJobs()
    expect(await world.order(orderId)).toMatchObject({ status: 'PAID', version })
  })

  it('not by an event that the provider did not sign', async () => {
    const orderId = await world.placeOrder()
    await world.checkout(orderId)
    const [payment] = await world.payments(orderId)
    const { intentId } = world.provider.pay(payment?.session_id ?? '')
    const event = world.provider.event('payment_intent.succeeded', {
      account: world.account,
      objectId: intentId,
      intentId,
    })
    const { status, body } = await world.deliver(event, 'forged')
    await world.test.runJobs()
    expect([status, body.code]).toEqual([400, 'signature_not_valid'])
    expect((await world.order(orderId)).status).toBe('AWAITING_PAYMENT')
  })

  it('although its checkout was opened just before a crash', async () => {
    const orderId = await world.placeOrder()
    await world.checkout(orderId)
    const [payment] = await world.payments(orderId)
    await world.db
      .updateTable('payment')
      .set({ session_id: null })
      .where('id', '=', payment?.id ?? '')
      .execute()
    const { intentId } = world.provider.pay(payment?.session_id ?? '')
    await world.sendEvent('payment_intent.succeeded', intentId)
    expect((await world.order(orderId)).status).toBe('PAID')
  })

  it('after a declined card, by the same checkout', async () => {
    const orderId = await world.placeOrder()
    const { body: first } = await world.checkout(orderId)
    const [payment] = await world.payments(orderId)
    const { intentId } = world.provider.decline(payment?.session_id ?? '')
    await world.sendEvent('payment_intent.payment_failed', intentId)
    expect((await world.order(orderId)).status).toBe('FAILED')
    const { body: again } = await world.checkout(orderId)
    expect([again.session, (await world.order(orderId)).status]).toEqual([first.session, 'AWAITING_PAYMENT'])
    await world.pay(orderId)
    expect((await world.order(orderId)).status).toBe('PAID')
  })

  it('also when it is FAILED, by a late event; and never FAILED once it is paid', async () => {
    const orderId = await world.placeOrder()
    await world.checkout(orderId)
    const [payment] = await world.payments(orderId)
    const declined = world.provider.decline(payment?.session_id ?? '')
    await world.sendEvent('payment_intent.payment_failed', declined.intentId)
    await world.pay(orderId)
    await world.sendEvent('payment_intent.payment_failed', declined.intentId)
    expect((await world.order(orderId)).status).toBe('PAID')
  })
})

describe('of two readings of a payment', () => {
  it('the older one never overwrites the newer one', async () => {
    const { orderId, intentId } = await world.paidOrder()
    world.provider.state.refundState = 'PENDING'
    await world.refund(orderId, 1000)
    world.provider.state.refundState = 'SUCCEEDED'
    const { readPayment } = world.provider
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    // The first reading is on its way while everything else happens.
    world.provider.readPayment = async (...args) => {
      world.provider.readPayment = readPayment
      const reading = await readPayment(...args)
      await released
      return reading
    }
    const slow = world.sendEvent('refund.updated', intentId)
    await world.test.until(async () => world.provider.readPayment === readPayment)
    const [refund] = world.provider.payments.get(intentId)?.refunds ?? []
    Object.assign(refund ?? {}, { state: 'SUCCEEDED' })
    await world.refund(orderId, 500)
    release()
    await slow
    expect((await world.refunds(orderId)).map(({ state }) => state)).toEqual(['SUCCEEDED', 'SUCCEEDED'])
  })
})

describe('money that comes too late is refunded', () => {
  it('on a cancelled order, of which both sides are notified', async () => {
    const orderId = await world.placeOrder()
    await world.checkout(orderId)
    const [payment] = await world.payments(orderId)
    const { intentId } = world.provider.pay(payment?.session_id ?? '')
    await world.move(orderId, 'CANCELLED')
    await world.sendEvent('payment_intent.succeeded', intentId)
    const order = await world.order(orderId)
    expect(order).toMatchObject({ status: 'CANCELLED', payment_status: 'REFUNDED' })
    expect((await world.refunds(orderId)).map(({ state, amount }) => [state, amount])).toEqual([['SUCCEEDED', TOTAL]])
    expect(await world.emails(`Late payment for order ${order.order_number}`)).not.toEqual([])
    expect(await world.emails(`Payment for order ${order.order_number} is being returned`)).toHaveLength(1)
  })

  it('on an order that is paid already', async () => {
    const { orderId } = await world.paidOrder()
    const second = await world.db
      .insertInto('payment')
      .values({
        organization_id: world.dealershipId,
        provider: 'sandbox',
        order_id: orderId,
        amount: TOTAL,
        currency: 'USD',
        return_url: 'http://127.0.0.1:3000/order-completed',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    world.provider.paid(world.account, { intentId: `pi_${second.id}`, paymentId: second.id, amount: TOTAL })
    await world.sendEvent('payment_intent.succeeded', `pi_${second.id}`)
    expect((await world.payments(orderId)).map(({ state }) => state)).toEqual(['PAID', 'REFUNDED'])
    expect(await world.order(orderId)).toMatchObject({ status: 'PAID', payment_status: 'PAID' })
  })

  it('of another amount than the order costs by now', async () => {
    const orderId = await world.placeOrder()
    await world.checkout(orderId)
    await world.db
      .updateTable('customer_order')
      .set({ subtotal_amount: 5000, total_amount: 5000 })
      .where('id', '=', orderId)
      .execute()
    await world.pay(orderId)
    expect(await world.order(orderId)).toMatchObject({ status: 'AWAITING_PAYMENT', payment_status: 'UNPAID' })
    expect((await world.payments(orderId)).map(({ state }) => state)).toEqual(['REFUNDED'])
  })

  it('also where it is of another currency than the order', async () => {
    const orderId = await world.placeOrder()
    await world.checkout(orderId)
    const [payment] = await world.payments(orderId)
    const { intentId } = world.provider.pay(payment?.session_id ?? '')
    Object.assign(world.provider.payments.get(intentId)?.charge ?? {}, { currency: 'EUR' })
    await world.sendEvent('payment_intent.succeeded', intentId)
    expect(await world.order(orderId)).toMatchObject({ status: 'AWAITING_PAYMENT', payment_status: 'UNPAID' })
    expect((await world.payments(orderId)).map(({ state }) => state)).toEqual(['REFUNDED'])
  })

  it('and the order says so until it is paid again ("everyone was told the truth")', async () => {
    const orderId = await world.placeOrder()
    const paidTooLateAt = async () => (await world.order(orderId)).paid_too_late_at
    await world.checkout(orderId)
    const total = (amount: number) =>
      world.db
        .updateTable('customer_order')
        .set({ subtotal_amount: amount, total_amount: amount })
        .where('id', '=', orderId)
        .execute()
    await total(5000)
    expect(await paidTooLateAt()).toBeNull()
    await world.pay(orderId)
    expect(Date.parse(await paidTooLateAt())).not.toBeNaN()
    await total(TOTAL)
    await world.checkout(orderId)
    expect(await paidTooLateAt()).toBeNull()
    await world.pay(orderId)
    expect(await world.order(orderId)).toMatchObject({ payment_status: 'PAID', paid_too_late_at: null })
  })
})

describe('an order shows both sides what became of the money', () => {
  it('with the card, each refund and its state, and a dispute', async () => {
    const { orderId, intentId } = await world.paidOrder()
    await world.refund(orderId, 1000)
    world.provider.state.refundState = 'PENDING'
    await world.refund(orderId, 500)
    world.provider.state.refundState = 'SUCCEEDED'
    await world.dispute(intentId)
    const { body: order } = await (await world.as('operatorAdmin')).get(`/api/v2/orders/${orderId}`)
    expect(order.payments).toEqual([
      {
        id: expect.any(String),
        amount: usd(TOTAL),
        method: 'Visa •••• 4242',
        paid_at: expect.any(String),
        is_late: false,
        dispute: { state: 'OPEN', respond_by: null },
        refunds: [
          { id: expect.any(String), amount: usd(1000), state: 'SUCCEEDED', created_at: expect.any(String) },
          { id: expect.any(String), amount: usd(500), state: 'PENDING', created_at: expect.any(String) },
        ],
      },
    ])
  })

  it('also of money that came when the order had ended, but nothing of a checkout that took none', async () => {
    const orderId = await world.placeOrder()
    await world.checkout(orderId)
    expect((await world.order(orderId)).payments).toEqual([])
    const [payment] = await world.payments(orderId)
    const { intentId } = world.provider.pay(payment?.session_id ?? '')
    await world.move(orderId, 'CANCELLED')
    await world.sendEvent('payment_intent.succeeded', intentId)
    expect((await world.order(orderId)).payments).toMatchObject([
      { amount: usd(TOTAL), is_late: true, refunds: [{ amount: usd(TOTAL), state: 'SUCCEEDED' }] },
    ])
  })
})

describe('an order on account', () => {
  it('is processed at once and stays payable', async () => {
    const terms = { organization_id: world.dealershipId, operator_id: world.operatorId }
    await world.db
      .insertInto('customer_terms')
      .values({ ...terms, pays_on_account: true })
      .execute()
    const { orderId } = await world.paidOrder()
    await world.db.updateTable('customer_terms').set({ pays_on_account: false }).execute()
    expect(await world.order(orderId)).toMatchObject({ status: 'PROCESSING', payment_status: 'PAID' })
  })
})

describe('an answer to a dispute', () => {
  const answer = async (id: string, who: Who = 'dealerAdmin') =>
    (await world.as(who)).post(`${api}/disputes/${id}/answer`, { text: ' Rosa signed for it. ' })
  const answersOf = (paymentId = '') =>
    world.db
      .selectFrom('payment_audit')
      .where('payment_id', '=', paymentId)
      .where('action', '=', 'DISPUTE_ANSWERED')
      .select(['text', 'person_id'])
      .execute()
  const disputeOf = async (paymentId: string | undefined) =>
    (await (await world.as('dealerAdmin')).get(`${api}/${paymentId}`)).body.disputes[0]

  it('goes to the bank once, is in the audit with who gave it, and the bank decides', async () => {
    const { orderId, intentId } = await world.paidOrder()
    const decide = await world.dispute(intentId)
    const [payment] = await world.payments(orderId)
    const { id } = await disputeOf(payment?.id)
    expect((await answer(id, 'strangerStaff')).status).toBe(404)
    const first = await answer(id)
    expect([first.status, first.body.state, Date.parse(first.body.answered_at) > 0]).toEqual([200, 'OPEN', true])
    expect((await answer(id)).body.code).toBe('dispute_answered')
    expect(await answersOf(payment?.id)).toEqual([{ text: 'Rosa signed for it.', person_id: expect.any(String) }])
    await decide('WON')
    expect(await world.order(orderId)).toMatchObject({ payment_status: 'PAID' })
    expect((await answer(id)).body.code).toBe('dispute_closed')
  })

  it('is in the audit with who gave it, also where the event of the provider comes first', async () => {
    const { orderId, intentId } = await world.paidOrder()
    await world.dispute(intentId)
    const [payment] = await world.payments(orderId)
    const { id } = await disputeOf(payment?.id)
    const { answerDispute } = world.provider
    world.provider.answerDispute = async (account, given) => {
      await answerDispute(account, given)
      await world.sendEvent('charge.dispute.updated', intentId)
    }
    expect((await answer(id)).status).toBe(200)
    world.provider.answerDispute = answerDispute
    expect(await answersOf(payment?.id)).toEqual([{ text: 'Rosa signed for it.', person_id: expect.any(String) }])
  })

  it('of a second person, while the first one’s is on its way, is refused and takes nothing from the first', async () => {
    const { orderId, intentId } = await world.paidOrder()
    await world.dispute(intentId)
    const [payment] = await world.payments(orderId)
    const { id } = await disputeOf(payment?.id)
    const { answerDispute } = world.provider
    let second: Awaited<ReturnType<typeof answer>> | undefined
    world.provider.answerDispute = async (account, given) => {
      second = await answer(id, 'superUser')
      await answerDispute(account, given)
    }
    expect((await answer(id)).status).toBe(200)
    world.provider.answerDispute = answerDispute
    expect(second?.body.code).toBe('dispute_answered')
    expect(await answersOf(payment?.id)).toEqual([{ text: 'Rosa signed for it.', person_id: expect.any(String) }])
  })

  it('that the provider refuses leaves the dispute unanswered', async () => {
    const { orderId, intentId } = await world.paidOrder()
    const decide = await world.dispute(intentId)
    const [payment] = await world.payments(orderId)
    const { id } = await disputeOf(payment?.id)
    for (const dispute of world.provider.payments.get(intentId)?.disputes ?? []) dispute.isAnswered = true
    expect((await answer(id)).body.code).toBe('provider_refused')
    await decide('LOST')
    expect(await answersOf(payment?.id)).toEqual([{ text: '', person_id: null }])
  })

  it('that was given at the provider is seen, and leaves none to give here', async () => {
    const { orderId, intentId } = await world.paidOrder()
    await world.dispute(intentId)
    const [payment] = await world.payments(orderId)
    const { id } = await disputeOf(payment?.id)
    for (const dispute of world.provider.payments.get(intentId)?.disputes ?? []) dispute.isAnswered = true
    await world.sendEvent('charge.dispute.updated', intentId)
    expect((await answer(id)).body.code).toBe('dispute_answered')
  })
})

describe('a dispute', () => {
  it('marks the order, is reported to the dealership, forbids refunds, and ends with the decision of the bank', async () => {
    const { orderId, intentId } = await world.paidOrder()
    const decide = await world.dispute(intentId)
    const { order_number: number, payment_status } = await world.order(orderId)
    expect(payment_status).toBe('DISPUTED')
    const [payment] = await world.payments(orderId)
    const { text: email } = await world.db
      .selectFrom('email')
      .where('subject', 'like', `%Payment for order ${number} is disputed`)
      .select('text')
      .executeTakeFirstOrThrow()
    expect(email).toContain(`/payments/${payment?.id}`)
    expect((await world.refund(orderId, 100)).body.code).toBe('payment_disputed')
    const { body } = await (await world.as('dealerAdmin')).get(`${api}/disputes?state=OPEN`)
    expect(body.items[0]).toMatchObject({ amount: usd(TOTAL), order: { id: orderId }, closed_at: null })
    await decide('WON')
    expect((await world.order(orderId)).payment_status).toBe('PAID')
  })
})

describe('an order that nobody pays', () => {
  it('expires after thirty days, and its checkout with it', async () => {
    const orderId = await world.placeOrder()
    await world.checkout(orderId)
    const longAgo = new Date(Date.now() - 31 * 86_400_000)
    await world.db.updateTable('customer_order').set({ updated_at: longAgo }).where('id', '=', orderId).execute()
    await world.test.jobs['expire-orders']({}, { signal: AbortSignal.timeout(60_000), lastAttempt: false })
    expect((await world.order(orderId)).status).toBe('EXPIRED')
    expect((await world.payments(orderId)).map(({ state }) => state)).toEqual(['EXPIRED'])
    expect((await world.checkout(orderId)).body.code).toBe('order_expired')
  })

  it('is paid instead if the money came before', async () => {
    const orderId = await world.placeOrder()
    await world.checkout(orderId)
    const [payment] = await world.payments(orderId)
    world.provider.pay(payment?.session_id ?? '')
    const longAgo = new Date(Date.now() - 31 * 86_400_000)
    await world.db.updateTable('customer_order').set({ updated_at: longAgo }).where('id', '=', orderId).execute()
    await world.test.jobs['expire-orders']({}, { signal: AbortSignal.timeout(60_000), lastAttempt: false })
    expect((await world.order(orderId)).status).toBe('PAID')
  })
})

describe('the audit', () => {
  it('is changed and emptied by nobody', async () => {
    await world.paidOrder()
    await expect(world.db.updateTable('payment_audit').set({ text: 'changed' }).execute()).rejects.toThrow(
      'never changed',
    )
    await expect(world.db.deleteFrom('payment_audit').execute()).rejects.toThrow('never changed')
  })

  it('is exported as a table', async () => {
    const { raw } = await (await world.as('dealerAdmin')).get(`${api}/audit/export`)
    expect(raw.body).toContain('"PAYMENT_SUCCEEDED"')
  })
})
