import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPaymentWorld, type PaymentWorld, TOTAL, usd } from '../testing/payment-world'

let world: PaymentWorld
beforeAll(async () => {
  world = await createPaymentWorld()
})
afterAll(() => world.test.close())

describe('opening the payment of an order', () => {
  it('charges what the order costs', async () => {
    const orderId = await world.placeOrder()
    const { status, body } = await world.checkout(orderId)
    expect([status, body]).toMatchObject([200, { order_id: orderId, amount: usd(TOTAL), session: { kind: 'hosted' } }])
  })

  it('uses the open checkout again, also in two tabs at once', async () => {
    const orderId = await world.placeOrder()
    const replies = await Promise.all([world.checkout(orderId), world.checkout(orderId), world.checkout(orderId)])
    const again = await world.checkout(orderId)
    expect(new Set([...replies, again].map(({ body }) => body.session.url)).size).toBe(1)
    expect(await world.payments(orderId)).toHaveLength(1)
  })

  it.each([
    ['a lower cost', [{ cost: usd(1), name: 'Filter', quantity: 2 }]],
    ['another quantity', [{ cost: usd(4200), name: 'Filter', quantity: 1 }]],
    ['another currency', [{ cost: { amount: 4200, currency: 'EUR' }, name: 'Filter', quantity: 2 }]],
    ['no lines', []],
  ])('refuses when the client shows %s', async (_, order_parts) => {
    const orderId = await world.placeOrder()
    const { status, body } = await world.checkout(orderId, { order_parts })
    expect([status, body.code, body.current]).toEqual([409, 'amount_changed', { total: usd(TOTAL) }])
    expect(await world.payments(orderId)).toEqual([])
  })

  it.each([
    ['a lower tax', { tax: usd(0) }],
    ['another core charge', { core_charge: usd(0) }],
    ['a lower total', { total: usd(1) }],
    ['a total in another currency', { total: { ...usd(TOTAL + 1840), currency: 'EUR' } }],
  ])('refuses when the client shows %s', async (_, shown) => {
    const orderId = await world.placeOrder()
    const change = { core_charge_amount: 1000, tax_amount: 840, total_amount: TOTAL + 1840 }
    await world.db.updateTable('customer_order').set(change).where('id', '=', orderId).execute()
    const amounts = { core_charge: usd(1000), tax: usd(840), total: usd(TOTAL + 1840) }
    const { status, body } = await world.checkout(orderId, { amounts: { ...amounts, ...shown } })
    expect([status, body.code, body.current]).toEqual([409, 'amount_changed', { total: usd(TOTAL + 1840) }])
    expect(await world.payments(orderId)).toEqual([])
    expect((await world.checkout(orderId, { amounts })).status).toBe(200)
  })

  it('passes what the client sends along to the provider, as it was when the payment was opened', async () => {
    const orderId = await world.placeOrder()
    const opened = vi.spyOn(world.provider, 'openCheckout')
    await world.checkout(orderId, { metadata: { order_number: 'SO-1' } })
    await world.checkout(orderId, { metadata: { order_number: 'another' } })
    const [payment] = await world.payments(orderId)
    expect(payment?.metadata).toEqual({ order_number: 'SO-1' })
    expect(opened.mock.calls.map(([, checkout]) => checkout.metadata)).toEqual([{ order_number: 'SO-1' }])
    opened.mockRestore()
  })

  it.each([
    ['a name with other signs', { 'order number': 'SO-1' }],
    ['a long text', { note: 'x'.repeat(501) }],
    ['too many', Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`m${at}`, '']))],
    ['the number of a card', { note: '4242 4242 4242 4242' }],
  ])('takes no metadata with %s', async (_, metadata) => {
    expect((await world.checkout(await world.placeOrder(), { metadata })).status).toBe(400)
  })

  it('takes costs that are those of the order', async () => {
    const orderId = await world.placeOrder()
    const order_parts = [{ cost: usd(4200), name: 'Hydraulic filter', quantity: 2 }]
    expect((await world.checkout(orderId, { order_parts, order_bundles: [] })).status).toBe(200)
  })

  it('hands out no checkout for an order that is cancelled in that moment', async () => {
    const orderId = await world.placeOrder()
    const { openCheckout } = world.provider
    vi.spyOn(world.provider, 'openCheckout').mockImplementationOnce(async (...asked) => {
      const opened = await openCheckout(...asked)
      await world.move(orderId, 'CANCELLED', 'operatorAdmin')
      await world.test.runJobs()
      return opened
    })
    expect(await world.checkout(orderId)).toMatchObject({ status: 409, body: { code: 'order_cancelled' } })
    const [payment] = await world.payments(orderId)
    expect(payment?.state).toBe('EXPIRED')
    const ended = await world.provider.readCheckout(world.account, `cs_${payment?.id}`)
    expect(ended.status).toBe('expired')
  })

  it('refuses a paid and a cancelled order, each by its name', async () => {
    const { orderId } = await world.paidOrder()
    expect((await world.checkout(orderId)).body.code).toBe('order_paid')
    const cancelled = await world.placeOrder()
    await world.move(cancelled, 'CANCELLED')
    expect((await world.checkout(cancelled)).body.code).toBe('order_cancelled')
  })

  it('is for the customer, not for the dealership', async () => {
    const orderId = await world.placeOrder()
    expect((await world.checkout(orderId, {}, 'dealerAdmin')).status).toBe(403)
  })

  it.each(['https://elsewhere.example/order-completed', 'http://127.0.0.1:3000.elsewhere.example/'])(
    'returns to this web app only, not to %s',
    async (return_url) => {
      const { status, body } = await world.checkout(await world.placeOrder(), { return_url })
      expect([status, body.errors[0].path]).toEqual([400, 'body.return_url'])
    },
  )

  it('returns to this web app only, wherever the call says it comes from', async () => {
    const orderId = await world.placeOrder()
    const headers = {
      origin: 'https://elsewhere.example',
      referer: 'https://elsewhere.example/',
      host: 'elsewhere.example',
      'x-forwarded-host': 'elsewhere.example',
    }
    const payload = { order_id: orderId, return_url: 'https://elsewhere.example/order-completed' }
    const url = `/api/v2/payments/checkout-session/${orderId}/`
    const { status } = await (await world.as('operatorAdmin')).send('POST', url, { payload, headers })
    expect(status).toBe(400)
  })

  it('names the order in address and body alike', async () => {
    const { status } = await world.checkout(await world.placeOrder(), { order_id: await world.placeOrder() })
    expect(status).toBe(400)
  })

  it('says so while the provider cannot be reached, and opens the same payment afterwards', async () => {
    const orderId = await world.placeOrder()
    world.provider.state.isDown = true
    const refused = await world.checkout(orderId)
    world.provider.state.isDown = false
    expect([refused.status, refused.body.code]).toEqual([503, 'payments_unavailable'])
    expect((await world.checkout(orderId)).status).toBe(200)
    expect(await world.payments(orderId)).toHaveLength(1)
  })

  it('returns whoever pays to the address of their own', async () => {
    const orderId = await world.placeOrder()
    const { body: first } = await world.checkout(orderId)
    const return_url = 'http://127.0.0.1:3000/order-completed?token=of-the-link'
    const { body: second } = await world.checkout(orderId, { return_url })
    expect(second.session.url).not.toBe(first.session.url)
    expect((await world.payments(orderId)).map((payment) => [payment.state, payment.return_url])).toEqual([
      ['EXPIRED', 'http://127.0.0.1:3000/order-completed'],
      ['PENDING', return_url],
    ])
  })

  it('ends the checkout of another amount first', async () => {
    const orderId = await world.placeOrder()
    await world.checkout(orderId)
    await world.db
      .updateTable('customer_order')
      .set({ subtotal_amount: 5000, total_amount: 5000 })
      .where('id', '=', orderId)
      .execute()
    expect((await world.checkout(orderId)).body.amount).toEqual(usd(5000))
    expect((await world.payments(orderId)).map(({ state, amount }) => [state, amount])).toEqual([
      ['EXPIRED', TOTAL],
      ['PENDING', 5000],
    ])
  })

  it('of an order that is changed ends at the provider', async () => {
    const orderId = await world.placeOrder()
    await world.checkout(orderId)
    const { version, order_parts: parts } = await world.order(orderId)
    const order_parts = [{ part_id: parts[0].part.id, quantity: 5 }]
    await (await world.as('operatorAdmin')).put(`/api/v2/orders/${orderId}`, { version, order_parts })
    await world.test.runJobs()
    expect((await world.payments(orderId)).map(({ state }) => state)).toEqual(['EXPIRED'])
    expect((await world.checkout(orderId)).body.amount).toEqual(usd(5 * 4200))
  })

  it('refuses while the dealership takes no payments', async () => {
    const orderId = await world.placeOrder()
    await world.db.updateTable('payment_account').set({ charges_enabled: false }).execute()
    const { status, body } = await world.checkout(orderId)
    await world.db.updateTable('payment_account').set({ charges_enabled: true }).execute()
    expect([status, body.code]).toEqual([409, 'payments_not_ready'])
  })
})
