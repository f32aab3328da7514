import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectSocket, type Listener, listen } from '../../../tests/support/listener'
import { createPaymentWorld, type PaymentWorld } from './testing/payment-world'

let world: PaymentWorld
let admin: Listener
beforeAll(async () => {
  world = await createPaymentWorld()
  admin = await connectSocket(await listen(world.test), (await world.as('dealerAdmin')).token)
  expect(await admin.join(`payments:${world.dealershipId}`)).toEqual({ ok: true })
})
afterAll(async () => {
  admin.close()
  await world.test.close()
})

/** Whatever came before does not count. */
const heardBy = async (act: () => Promise<unknown>) => {
  admin.heard.length = 0
  await act()
  await admin.until('payments.changed', { organization_id: world.dealershipId })
}

it('the admins of a dealership are notified when it is paid, when it refunds and when it is paid out', async () => {
  let orderId = ''
  await heardBy(async () => {
    orderId = (await world.paidOrder()).orderId
  })
  await heardBy(() => world.refund(orderId, 100))
  const at = new Date('2026-11-24T00:00:00Z')
  const payout = { id: 'po_9', amount: 1, currency: 'USD', failure: '', arrivesAt: at, createdAt: at }
  world.provider.payouts.set('po_9', { ...payout, state: 'IN_TRANSIT' })
  const about = { account: world.account, objectType: 'payout', objectId: 'po_9' }
  await heardBy(async () => {
    await world.deliver(world.provider.event('payout.created', about))
    await world.test.runJobs()
  })
})

it('they are notified when the provider changes what the account may do', async () => {
  world.provider.disable(world.dealershipId)
  await heardBy(async () => {
    await world.deliver(world.provider.event('account.updated', { objectType: 'account', objectId: world.account }))
    await world.test.runJobs()
  })
})
