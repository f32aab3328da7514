import type { Column, Side } from './columns'
import type { Records } from './records'
import type { Rows } from './rows'

const api = '/api/v2/payments'
const return_url = 'http://127.0.0.1:3000/order-completed'

/** Admins manage the money of their dealership, and nobody else's. */
const managing = (status: number) => ({
  own: `${status} ${status} 403 403 403 403`,
  foreign: `${status} 404 403 403 403 403`,
  rival: '404 403',
  before: `${status} 403`,
  after: '404 403',
})

const ofDealership = (path: string) => ({
  call: async ({ records, side }: { records: Records; side: Side }) => {
    await records.paymentAccount(side)
    return { url: `${api}${path}?organization_id=${records.organization('dealerAdmin', side)}` }
  },
  ...managing(200),
})

interface Asked {
  records: Records
  who: Column
  side: Side
}

/** What customers pay: the customer's side of an order pays it, the dealership's admins see and refund it. */
export const paymentRows: Rows = {
  openPaymentSession: {
    call: async ({ records, side }) => {
      await records.paymentAccount(side)
      return {
        url: `${api}/session/${records.organization('dealerAdmin', side)}/`,
        payload: { component: 'management', return_url },
      }
    },
    ...managing(200),
  },
  openCheckout: {
    call: async ({ records, who, side }) => {
      const id = await records.payableOrder(who, side)
      return { url: `${api}/checkout-session/${id}/`, payload: { order_id: id, return_url } }
    },
    own: '200 403 403 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '403 403',
    after: '404 404',
  },
  refundOrder: {
    call: async ({ records, who, side }) => {
      const { orderId } = await records.payment(who, side)
      return {
        url: `${api}/refund/${orderId}/`,
        payload: { amount: { amount: 100, currency: 'USD' }, reason: 'Returned unused' },
      }
    },
    ...managing(201),
  },
  getPayment: {
    call: async ({ records, who, side }: Asked) => ({ url: `${api}/${(await records.payment(who, side)).id}` }),
    ...managing(200),
  },
  getOrderReceipt: {
    call: async ({ records, who, side }) => ({ url: `${api}/receipt/${(await records.payment(who, side)).orderId}/` }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  listPayments: ofDealership('/'),
  exportPayments: ofDealership('/export'),
  getPaymentFigures: ofDealership('/summary'),
  listPayouts: ofDealership('/payouts'),
  listDisputes: ofDealership('/disputes'),
  answerDispute: {
    call: async ({ records, who, side }) => ({
      url: `${api}/disputes/${await records.dispute(who, side)}/answer`,
      payload: { text: 'The customer signed for it.' },
    }),
    ...managing(200),
  },
  getPaymentAccount: ofDealership('/account'),
  getTaxSettings: ofDealership('/tax-settings'),
  updateTaxSettings: {
    call: async ({ records, side }) => {
      await records.paymentAccount(side)
      return {
        url: `${api}/tax-settings?organization_id=${records.organization('dealerAdmin', side)}`,
        payload: { tax_behavior: 'exclusive' },
      }
    },
    ...managing(200),
  },
  listPaymentAudit: ofDealership('/audit'),
  exportPaymentAudit: ofDealership('/audit/export'),
  receivePaymentEvent: { call: () => ({ url: `${api}/webhooks/provider`, payload: { id: 'evt_1' } }), open: 400 },
}
