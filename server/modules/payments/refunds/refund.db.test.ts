import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPaymentWorld, type PaymentWorld, TOTAL, usd } from '../testing/payment-world'

let world: PaymentWorld
beforeAll(async () => {
  world = await createPaymentWorld()
})
afterAll(() => world.test.close())

const statesOf = async (orderId: string) => (await world.refunds(orderId)).map(({ state }) => state)

describe('a refund', () => {
  it('of a part, then of the rest, and nothing beyond it', async () => {
    const { orderId } = await world.paidOrder()
    const { status, body } = await world.refund(orderId, 1000)
    expect([status, body]).toMatchObject([201, { amount: usd(1000), state: 'SUCCEEDED', reason: 'Returned unused' }])
    expect((await world.order(orderId)).payment_status).toBe('PARTIALLY_REFUNDED')
    const tooMuch = await world.refund(orderId, TOTAL - 999)
    expect([tooMuch.status, tooMuch.body.code]).toEqual([409, 'refund_too_high'])
    expect(tooMuch.body.current).toEqual({ refundable: usd(TOTAL - 1000) })
    await world.refund(orderId, TOTAL - 1000)
    expect(await world.order(orderId)).toMatchObject({ status: 'PAID', payment_status: 'REFUNDED' })
    expect((await world.refund(orderId, 1)).body.code).toBe('nothing_to_refund')
    const { order_number: number } = await world.order(orderId)
    expect(await world.emails(`Refund for order ${number}`)).toHaveLength(2)
  })

  it('never exceeds what was captured, whoever asks at once', async () => {
    const { orderId } = await world.paidOrder()
    const replies = await Promise.all(Array.from({ length: 6 }, () => world.refund(orderId, TOTAL / 2)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409, 409])
    expect(await statesOf(orderId)).toEqual(['SUCCEEDED', 'SUCCEEDED'])
  })

  it('asked for a hundred times at once is made as often as the money allows, and everybody is told the truth', async () => {
    const { orderId, intentId } = await world.paidOrder()
    const one = TOTAL / 24
    await world.as('dealerAdmin')
    const replies = await Promise.all(Array.from({ length: 100 }, () => world.refund(orderId, one)))
    const made = replies.filter(({ status }) => status === 201)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(76)
    expect(made.map(({ body }) => body.state)).toEqual(Array(24).fill('SUCCEEDED'))
    expect(await statesOf(orderId)).toEqual(Array(24).fill('SUCCEEDED'))
    expect(world.provider.payments.get(intentId)?.refunds).toHaveLength(24)
    expect((await world.order(orderId)).payment_status).toBe('REFUNDED')
  })

  it('that was made is answered as pending where that cannot be stored yet, and the job brings it', async () => {
    const { orderId, intentId } = await world.paidOrder()
    const { createRefund } = world.provider
    const rename = (from: string, to: string) => world.db.schema.alterTable(from).renameTo(to).execute()
    vi.spyOn(world.provider, 'createRefund').mockImplementationOnce(async (account, refund) => {
      const answer = await createRefund(account, refund)
      await rename('payment_refund', 'payment_refund_away')
      return answer
    })
    const { status, body } = await world.refund(orderId, 1000)
    await rename('payment_refund_away', 'payment_refund')
    expect([status, body]).toMatchObject([201, { amount: usd(1000), state: 'PENDING' }])
    await world.test.runJobs()
    expect(world.provider.payments.get(intentId)?.refunds).toHaveLength(1)
    expect((await world.refunds(orderId)).map(({ id, state }) => [id, state])).toEqual([[body.id, 'SUCCEEDED']])
  })

  it('in another currency than that of the payment is refused by its name', async () => {
    const { orderId } = await world.paidOrder()
    const refund = { amount: { amount: 100, currency: 'EUR' }, reason: 'Returned' }
    const { status, body } = await (await world.as('dealerAdmin')).post(`/api/v2/payments/refund/${orderId}/`, refund)
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'body.amount.currency', message: 'This payment was made in USD. Refund it in USD.' }],
    ])
  })

  it('is refused by the database too', async () => {
    const { orderId } = await world.paidOrder()
    const [payment] = await world.payments(orderId)
    const beyond = { organization_id: world.dealershipId, payment_id: payment?.id ?? '', amount: TOTAL + 1, reason: '' }
    await expect(world.db.insertInto('payment_refund').values(beyond).execute()).rejects.toThrow('exceed')
  })

  it('is for admins of the dealership', async () => {
    const { orderId } = await world.paidOrder()
    expect((await world.refund(orderId, 100, 'dealerUser')).status).toBe(403)
    expect((await world.refund(orderId, 100, 'operatorAdmin')).status).toBe(403)
  })

  it('waits for a provider that cannot be reached, and is made once', async () => {
    const { orderId } = await world.paidOrder()
    world.provider.state.isDown = true
    const { status, body } = await world.refund(orderId, 1000)
    world.provider.state.isDown = false
    expect([status, body.state]).toEqual([201, 'REQUESTED'])
    await world.test.jobs['send-refund']({ refund_id: body.id }, context)
    await world.test.jobs['send-refund']({ refund_id: body.id }, context)
    expect((await world.refunds(orderId)).map(({ state, amount }) => [state, amount])).toEqual([['SUCCEEDED', 1000]])
  })

  it('whose answer was lost a day ago, longer than the provider remembers its key, is not made again', async () => {
    const { orderId, intentId } = await world.paidOrder()
    world.provider.state.isDown = true
    const { body } = await world.refund(orderId, 1000)
    world.provider.state.isDown = false
    const made = { id: 're_made', state: 'SUCCEEDED' as const, amount: 1000, refundId: body.id, failure: '' }
    world.provider.payments.get(intentId)?.refunds.push(made)
    await world.db
      .updateTable('payment_refund')
      .set({ created_at: new Date(Date.now() - 86_400_000) })
      .where('id', '=', body.id)
      .execute()
    await world.test.jobs['send-refund']({ refund_id: body.id }, context)
    expect(world.provider.payments.get(intentId)?.refunds).toEqual([made])
    expect((await world.refunds(orderId)).map(({ state, amount }) => [state, amount])).toEqual([['SUCCEEDED', 1000]])
  })

  it('that the provider refuses leaves the money to be refunded again', async () => {
    const { orderId } = await world.paidOrder()
    world.provider.state.refusesRefunds = true
    const { body } = await world.refund(orderId, TOTAL)
    world.provider.state.refusesRefunds = false
    expect(body).toMatchObject({ state: 'FAILED', failure: 'Refund refused' })
    expect((await world.order(orderId)).payment_status).toBe('PAID')
    expect((await world.refund(orderId, TOTAL)).body.state).toBe('SUCCEEDED')
  })

  it('that is pending counts as returned, and as refunded once it succeeds', async () => {
    const { orderId, intentId } = await world.paidOrder()
    world.provider.state.refundState = 'PENDING'
    await world.refund(orderId, TOTAL)
    world.provider.state.refundState = 'SUCCEEDED'
    expect((await world.order(orderId)).payment_status).toBe('PAID')
    expect((await world.refund(orderId, 1)).status).toBe(409)
    const [refund] = world.provider.payments.get(intentId)?.refunds ?? []
    Object.assign(refund ?? {}, { state: 'SUCCEEDED' })
    await world.sendEvent('refund.updated', intentId)
    expect((await world.order(orderId)).payment_status).toBe('REFUNDED')
  })

  it('that waits for the customer is reported to the customer', async () => {
    const { orderId, intentId } = await world.paidOrder()
    world.provider.state.refundState = 'PENDING'
    await world.refund(orderId, TOTAL)
    world.provider.state.refundState = 'SUCCEEDED'
    const [refund] = world.provider.payments.get(intentId)?.refunds ?? []
    Object.assign(refund ?? {}, { state: 'REQUIRES_ACTION' })
    await world.sendEvent('refund.updated', intentId)
    const { order_number: number } = await world.order(orderId)
    expect(await world.emails(`Details needed for the refund of order ${number}`)).not.toEqual([])
  })

  it('that is cancelled makes room for another one, and the dealership is notified', async () => {
    const { orderId, intentId } = await world.paidOrder()
    world.provider.state.refundState = 'PENDING'
    await world.refund(orderId, TOTAL)
    world.provider.state.refundState = 'SUCCEEDED'
    const refunds = world.provider.payments.get(intentId)?.refunds ?? []
    Object.assign(refunds[0] ?? {}, { state: 'CANCELED' })
    // The provider lists the newest first: what was refunded since may not be counted beside what was cancelled.
    refunds.unshift({ id: `re_${orderId}`, state: 'SUCCEEDED', amount: TOTAL, refundId: undefined, failure: '' })
    await world.sendEvent('refund.updated', intentId)
    expect(await statesOf(orderId)).toEqual(['CANCELED', 'SUCCEEDED'])
    const { order_number: number } = await world.order(orderId)
    expect((await world.emails(`Refund for order ${number} cancelled`)).length).toBeGreaterThan(0)
  })

  it('that was made with the provider is stored too', async () => {
    const { orderId, intentId } = await world.paidOrder()
    const made = { id: `re_${orderId}`, state: 'SUCCEEDED' as const, amount: 700, refundId: undefined, failure: '' }
    world.provider.payments.get(intentId)?.refunds.push(made)
    await world.sendEvent('charge.refunded', intentId)
    expect((await world.order(orderId)).payment_status).toBe('PARTIALLY_REFUNDED')
  })
})

describe('an order with two payments, of which the bank did not take the late one back', () => {
  it('has that one refunded whose refund is asked for', async () => {
    const { orderId } = await world.paidOrder()
    const late = await world.payTwice(orderId)
    const [paid] = await world.payments(orderId)
    const { body } = await world.refund(orderId, TOTAL, 'dealerAdmin', 'Paid twice', late)
    expect(body).toMatchObject({ state: 'SUCCEEDED', payment_id: late })
    expect((await world.refund(orderId, 1, 'dealerAdmin', 'Again', late)).body.code).toBe('nothing_to_refund')
    expect(await world.order(orderId)).toMatchObject({ status: 'PAID', payment_status: 'PAID' })
    // Without a name, it is what paid the order.
    expect((await world.refund(orderId, 100)).body.payment_id).toBe(paid?.id)
  })

  it('names a payment of the order, or nothing is refunded', async () => {
    const { orderId } = await world.paidOrder()
    const other = await world.paidOrder()
    const [foreign] = await world.payments(other.orderId)
    const { status, body } = await world.refund(orderId, 100, 'dealerAdmin', 'Wrong order', foreign?.id)
    expect([status, body.code]).toEqual([409, 'nothing_to_refund'])
  })
})

describe('what the bank has withdrawn cannot be refunded, and the rest can', () => {
  const refundable = async (orderId: string) => {
    const [payment] = await world.payments(orderId)
    return (await (await world.as('dealerAdmin')).get(`/api/v2/payments/${payment?.id}`)).body.refundable
  }

  it('of a dispute about a part: while it is open, and after it is lost', async () => {
    const { orderId, intentId } = await world.paidOrder()
    const decide = await world.dispute(intentId, { amount: 3000 })
    expect(await refundable(orderId)).toEqual(usd(TOTAL - 3000))
    const tooMuch = await world.refund(orderId, TOTAL - 2999)
    expect([tooMuch.body.code, tooMuch.body.current]).toEqual(['refund_too_high', { refundable: usd(TOTAL - 3000) }])
    expect((await world.refund(orderId, 1000)).body.state).toBe('SUCCEEDED')
    await decide('LOST')
    expect((await world.refund(orderId, TOTAL - 4000)).body.state).toBe('SUCCEEDED')
    expect((await world.refund(orderId, 1)).body.code).toBe('payment_disputed')
    expect((await world.order(orderId)).payment_status).toBe('DISPUTED')
  })

  it('of a dispute that is won: all of it again', async () => {
    const { orderId, intentId } = await world.paidOrder()
    const decide = await world.dispute(intentId, { amount: 3000 })
    await decide('WON')
    expect(await refundable(orderId)).toEqual(usd(TOTAL))
    expect((await world.order(orderId)).payment_status).toBe('PAID')
  })

  it('an inquiry withdraws nothing: the order stays paid, and the payment can be refunded', async () => {
    const { orderId, intentId } = await world.paidOrder()
    const decide = await world.dispute(intentId, { state: 'INQUIRY' })
    const { order_number: number, payment_status } = await world.order(orderId)
    expect([payment_status, await refundable(orderId)]).toEqual(['PAID', usd(TOTAL)])
    expect(await world.emails(`Question about the payment for order ${number}`)).not.toEqual([])
    expect((await world.refund(orderId, 1000)).body.state).toBe('SUCCEEDED')
    await decide('INQUIRY_CLOSED')
    expect((await world.order(orderId)).payment_status).toBe('PARTIALLY_REFUNDED')
    expect(await world.emails(`Dispute about order ${number}`)).toEqual([])
  })

  it('an inquiry that becomes a dispute needs an answer again', async () => {
    const { orderId, intentId } = await world.paidOrder()
    const decide = await world.dispute(intentId, { state: 'INQUIRY' })
    const [payment] = await world.payments(orderId)
    const admin = await world.as('dealerAdmin')
    const dispute = async () => (await admin.get(`/api/v2/payments/${payment?.id}`)).body.disputes[0]
    const { id } = await dispute()
    const answer = () => admin.post(`/api/v2/payments/disputes/${id}/answer`, { text: 'Rosa signed for it.' })
    expect([(await answer()).status, (await answer()).body.code]).toEqual([200, 'dispute_answered'])
    for (const at of world.provider.payments.get(intentId)?.disputes ?? []) at.isAnswered = false
    await decide('OPEN')
    expect(await dispute()).toMatchObject({ state: 'OPEN', answered_at: null, closed_at: null })
    expect((await world.order(orderId)).payment_status).toBe('DISPUTED')
    expect((await answer()).status).toBe(200)
    const { order_number: number } = await world.order(orderId)
    expect(await world.emails(`Payment for order ${number} is disputed`)).not.toEqual([])
  })
})

describe('cancelling a paid order', () => {
  it('whose payment is disputed in part refunds the rest at once', async () => {
    const { orderId, intentId } = await world.paidOrder()
    const decide = await world.dispute(intentId, { amount: 3000 })
    await world.move(orderId, 'CANCELLED')
    await world.test.runJobs()
    expect((await world.refunds(orderId)).map(({ amount }) => amount)).toEqual([TOTAL - 3000])
    await decide('WON')
    await world.test.runJobs()
    expect((await world.refunds(orderId)).map(({ amount }) => amount)).toEqual([TOTAL - 3000, 3000])
    expect((await world.order(orderId)).payment_status).toBe('REFUNDED')
  })

  it('by an admin of the dealership refunds it and releases its stock', async () => {
    const before = await world.reserved()
    const { orderId } = await world.paidOrder()
    expect((await world.move(orderId, 'CANCELLED', 'dealerUser')).status).toBe(403)
    expect((await world.move(orderId, 'CANCELLED')).status).toBe(200)
    await world.test.runJobs()
    expect(await world.order(orderId)).toMatchObject({ status: 'CANCELLED', payment_status: 'REFUNDED' })
    expect((await world.refunds(orderId)).map(({ amount, reason }) => [amount, reason])).toEqual([
      [TOTAL, 'No longer needed'],
    ])
    expect(await world.reserved()).toBe(before)
  })

  it('refunds what the bank disputed as soon as the dispute is won', async () => {
    const { orderId, intentId } = await world.paidOrder()
    const decide = await world.dispute(intentId)
    await world.move(orderId, 'CANCELLED')
    await world.test.runJobs()
    expect(await world.refunds(orderId)).toEqual([])
    await decide('WON')
    await world.test.runJobs()
    expect(await statesOf(orderId)).toEqual(['SUCCEEDED'])
    expect(await world.order(orderId)).toMatchObject({ status: 'CANCELLED', payment_status: 'REFUNDED' })
  })

  it('ends a checkout that is open', async () => {
    const orderId = await world.placeOrder()
    await world.checkout(orderId)
    await world.move(orderId, 'CANCELLED', 'operatorAdmin')
    await world.test.runJobs()
    expect((await world.payments(orderId)).map(({ state }) => state)).toEqual(['EXPIRED'])
  })
})

const context = { signal: AbortSignal.timeout(600_000), lastAttempt: false }
