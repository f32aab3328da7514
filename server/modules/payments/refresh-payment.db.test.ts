import { afterAll, beforeAll, expect, it } from 'vitest'
import { testUnitOfWork } from '../../../tests/support/unit-of-work'
import { createRefreshPayment } from './refresh-payment'
import { requestRefund } from './refunds/request-refund'
import { createPaymentWorld, type PaymentWorld, TOTAL } from './testing/payment-world'

let world: PaymentWorld
beforeAll(async () => {
  world = await createPaymentWorld()
})
afterAll(() => world.test.close())

const refreshOver = (readPayment: PaymentWorld['provider']['readPayment']) =>
  createRefreshPayment({
    db: world.db,
    transact: testUnitOfWork(world.db).transact,
    provider: { ...world.provider, readPayment },
  })

it('however often refunds are asked for while the provider is read, one reading is enough', async () => {
  const { orderId } = await world.paidOrder()
  const [payment] = await world.payments(orderId)
  let readings = 0
  const refresh = refreshOver(async (account, intentId) => {
    readings += 1
    const refund = { orderId, wanted: { amount: 100, currency: 'USD' }, reason: 'Returned', personId: undefined }
    await testUnitOfWork(world.db).transact((trx) => requestRefund(trx, refund))
    return world.provider.readPayment(account, intentId)
  })
  await refresh(payment?.id ?? '')
  expect(readings).toBe(1)
})

it('news that were stored while the provider was read have it read again, until there are none', async () => {
  const { orderId, intentId } = await world.paidOrder()
  const [payment] = await world.payments(orderId)
  const pieces = 12
  let readings = 0
  const refresh = refreshOver(async (account, id) => {
    const reading = await world.provider.readPayment(account, id)
    readings += 1
    if (readings <= pieces) await world.refund(orderId, TOTAL / pieces)
    return reading
  })
  await refresh(payment?.id ?? '')
  expect(readings).toBe(pieces + 1)
  expect(world.provider.payments.get(intentId)?.refunds).toHaveLength(pieces)
  expect((await world.order(orderId)).payment_status).toBe('REFUNDED')
})

it('those who ask at once share the readings', async () => {
  const { orderId } = await world.paidOrder()
  const [payment] = await world.payments(orderId)
  let readings = 0
  const refresh = refreshOver((account, intentId) => {
    readings += 1
    return world.provider.readPayment(account, intentId)
  })
  await Promise.all(Array.from({ length: 100 }, () => refresh(payment?.id ?? '')))
  expect(readings).toBe(2)
})
