import { describe, expect, it } from 'vitest'
import { wordsOfOrder } from '../../server/modules/orders/tools/order-words'
import { en } from '../../src/entities/portal-order/text'
import { text as es } from '../../src/entities/portal-order/text.es'

const order = { status: 'PROCESSING', fulfillmentStatus: 'UNFULFILLED', paymentStatus: 'PAID' } as const

/** What the assistants say of an order has the words of its badge. */
describe('the state of an order has the same name in answers as on the screen', () => {
  it.each(['AWAITING_PAYMENT', 'FAILED', 'EXPIRED', 'CANCELLED'] as const)('%s', (status) => {
    const [said] = wordsOfOrder({ ...order, status })
    expect(said?.en.toLowerCase()).toContain(en[status].toLowerCase())
    expect(said?.es.toLowerCase()).toContain(es[status].toLowerCase())
  })

  it.each([
    ...(['UNFULFILLED', 'BACKORDERED', 'PICKING', 'READY_FOR_PICKUP', 'PARTIALLY_SHIPPED', 'SHIPPED'] as const),
    ...(['PARTIALLY_DELIVERED', 'DELIVERED', 'PARTIALLY_RETURNED', 'RETURNED'] as const),
  ])('%s', (fulfillmentStatus) => {
    const [said] = wordsOfOrder({ ...order, fulfillmentStatus })
    expect(said?.en.toLowerCase()).toContain(en[fulfillmentStatus].toLowerCase())
    expect(said?.es.toLowerCase()).toContain(es[fulfillmentStatus].toLowerCase())
  })
})
