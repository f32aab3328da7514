import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emailsTo, newestLink } from '../../../tests/support/emails'
import { createPaymentWorld, type PaymentWorld } from './testing/payment-world'

let world: PaymentWorld
beforeAll(async () => {
  world = await createPaymentWorld()
})
afterAll(() => world.test.close())

it('who ordered without an account hears of payment and refund, by a link that needs no sign-in', async () => {
  const rosa = 'rosa@quarry.example'
  const orderId = await world.placeOrder()
  const contact = { contact_email: rosa, contact_language: 'es', contact_id: randomUUID() }
  await world.db.updateTable('customer_order').set(contact).where('id', '=', orderId).execute()
  await world.checkout(orderId)
  await world.pay(orderId)
  await world.refund(orderId, 100)
  await world.test.runJobs()
  const emails = await emailsTo(world.test, rosa)
  const { order_number: number } = await world.order(orderId)
  expect(emails.map(({ subject }) => subject)).toEqual([
    `Pago recibido del pedido ${number}`,
    `Reembolso del pedido ${number}`,
  ])
  const { page, token } = await newestLink(world.test, rosa)
  expect(page).toBe('/operator-orders')
  expect((await world.test.anyone.get(`/api/v2/orders/token/${token}`)).body.id).toBe(orderId)
})
