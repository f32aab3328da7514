import { randomUUID } from 'node:crypto'
import type { SentCalls, World } from './sent'

const v2 = '/api/v2'
const delivery = { line1: '12 Quarry Road', city: 'Butte', country: 'US' }

/** A quote that the dealership has to answer, and that says where to ship what it quotes. */
async function quoteToAnswer({ test, records }: World) {
  const { id } = await records.quote('operator', 'own')
  await test.db.updateTable('quote').set({ delivery: 'PICKUP' }).where('id', '=', id).execute()
  const line = await test.db.selectFrom('quote_line').where('quote_id', '=', id).select('id').executeTakeFirstOrThrow()
  return { id, lineId: line.id }
}

export const salesCalls: SentCalls = {
  'POST /quotes': async ({ test, records }) => {
    await records.pricedPart('foreign')
    return {
      by: await test.as('strangerOperator'),
      url: `${v2}/quotes/`,
      body: { lines: [{ description: 'Seal kit', quantity: 1 }] },
    }
  },
  'PUT /quotes/{}': async (world) => {
    const { id, lineId } = await quoteToAnswer(world)
    const costs = [{ line_id: lineId, cost: { amount: 4200, currency: 'USD' } }]
    return {
      by: world.cast.visitors.dealerAdmin,
      url: `${v2}/quotes/${id}`,
      body: { status: 'SENT', costs, comment: 'Ships this week.' },
    }
  },
  'POST /catalogue-parts': async ({ cast, records }) => {
    await records.catalogue('own')
    return {
      by: cast.visitors.dealerAdmin,
      url: `${v2}/catalogue-parts/`,
      body: { part_number: randomUUID() },
    }
  },
  'POST /catalogue-parts/bundle': async ({ cast, records }) => ({
    by: cast.visitors.dealerAdmin,
    url: `${v2}/catalogue-parts/bundle`,
    body: { name: 'Winter set', parts: [{ part_id: (await records.cataloguePart('own')).id, quantity: 1 }] },
  }),
  'POST /catalogues': async ({ cast }) => ({
    by: cast.visitors.rivalAdmin,
    url: `${v2}/catalogues/`,
    body: { name: 'Parts', currency: 'USD' },
  }),
  'PUT /catalogues/{}': async ({ cast, records }) => ({
    by: cast.visitors.dealerAdmin,
    url: `${v2}/catalogues/${await records.catalogue('own')}`,
    body: { name: 'Spare parts' },
  }),
  'POST /orders': async ({ test, records }) => ({
    by: await test.as('strangerOperator'),
    url: `${v2}/orders/`,
    // The address is that of the operator, where it has one.
    body: { order_parts: [{ part_id: await records.pricedPart('foreign'), quantity: 1 }], address: delivery },
  }),
  'PUT /orders/{}': async ({ cast, records }) => ({
    by: cast.visitors.operatorAdmin,
    url: `${v2}/orders/${(await records.order('operatorAdmin', 'own')).id}`,
    body: { order_parts: [{ part_id: await records.pricedPart('own'), quantity: 2 }] },
  }),
  'PUT /orders/status/{}': async ({ cast, records }) => ({
    by: cast.visitors.operatorAdmin,
    url: `${v2}/orders/status/${(await records.order('operatorAdmin', 'own')).id}`,
    body: { status: 'CANCELLED' },
  }),
  'PUT /orders/tracking/{}': async ({ cast, records }) => ({
    by: cast.visitors.dealerAdmin,
    url: `${v2}/orders/tracking/${(await records.orderInProcess('operator', 'own')).id}`,
    body: { tracking_number: '1Z999' },
  }),
  'PUT /orders/failed-status/{}': async ({ test, records }) => ({
    by: test.anyone,
    url: `${v2}/orders/failed-status/${(await records.portalTokens('own', 'order')).good}`,
  }),
  'POST /payments/session/{}': async ({ cast, records }) => {
    await records.paymentAccount('own')
    return { by: cast.visitors.dealerAdmin, url: `${v2}/payments/session/${cast.organizations.own.dealership}/` }
  },
  'POST /payments/checkout-session/{}': async ({ cast, records }) => {
    const id = await records.payableOrder('operatorAdmin', 'own')
    return {
      by: cast.visitors.operatorAdmin,
      url: `${v2}/payments/checkout-session/${id}/`,
      body: {
        order_id: id,
        return_url: 'http://127.0.0.1:3000/order-completed',
        order_parts: [{ cost: { amount: 0, currency: 'USD' }, name: 'Hydraulic filter', quantity: 3 }],
        order_bundles: [],
        metadata: { source: 'web' },
      },
    }
  },
  'POST /payments/refund/{}': async ({ cast, records }) => ({
    by: cast.visitors.dealerAdmin,
    url: `${v2}/payments/refund/${(await records.payment('operatorAdmin', 'own')).orderId}/`,
  }),
}
