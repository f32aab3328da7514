import { randomUUID } from 'node:crypto'
import { createIdTokens } from '../../../server/infrastructure/tokens/id-tokens'
import { testKeyring } from '../../support/test-app'
import type { Rows } from './rows'

const api = '/api/v2/portal-links'
const orders = '/api/v2/orders'
const quotes = '/api/v2/quotes'
const machines = '/api/v2/machines'
const unsubscribeToken = () =>
  createIdTokens(testKeyring.keysFor('unsubscribe'), 'unsubscribe', 'u1').tokenOf(randomUUID())

/** Links that open something without an account: who gives them out, and what they open. */
export const portalLinkRows: Rows = {
  listPortalLinks: {
    call: async ({ records, side }) => {
      const { id, instanceId } = await records.portalLink(side)
      return { url: `${api}?instance_id=${instanceId}`, shows: id }
    },
    own: '200 200 200 200 200 403',
    foreign: '200 404 404 404 404 403',
    rival: '404 404',
    before: '200+ 200+',
    after: '200- 200-',
  },
  createPortalLink: {
    call: async ({ records, side }) => ({
      url: api,
      payload: { kind: 'machine_hours', instance_id: await records.instance(side) },
    }),
    own: '201 201 201 201 201 403',
    foreign: '201 404 404 404 404 403',
    rival: '404 404',
    before: '403 403',
    after: '404 404',
  },
  revokePortalLink: {
    call: async ({ records, side }) => ({ url: `${api}/${(await records.portalLink(side)).id}` }),
    own: '204 204 204 204 204 403',
    foreign: '204 404 404 404 404 403',
    rival: '404 404',
    before: '204 204',
    after: '404 404',
  },
  askForPortalLink: {
    call: async ({ records, side }) => ({
      url: `${api}/renewal`,
      payload: { token: (await records.portalLink(side)).token },
    }),
    open: 202,
  },

  getDealershipOfLink: {
    call: async ({ records, side }) => ({
      url: `${api}/dealership/${(await records.portalLink(side, 'order')).token}`,
    }),
    open: 200,
  },

  openUnsubscribePage: {
    call: async () => ({ url: `/api/v2/unsubscribe/${unsubscribeToken()}` }),
    open: 200,
  },
  unsubscribe: {
    call: async () => ({ url: `/api/v2/unsubscribe/${unsubscribeToken()}`, payload: {} }),
    open: 204,
  },

  getHoursPortal: {
    portal: 'machine_hours',
    shown: (token) => ({ url: `${machines}/machine-hours-portal/${token}` }),
    opens: 200,
  },
  updateHours: {
    portal: 'machine_hours',
    shown: (token) => ({
      url: `${machines}/hours/update`,
      payload: { token, value: 1250.5, client_id: randomUUID() },
    }),
    opens: 201,
  },
  // Only to a reading that came by a link of the machine; here nothing has come yet.
  addMeterPhotograph: {
    portal: 'machine_hours',
    shown: (token) => ({
      url: `${machines}/machine-hours-portal/${token}/pictures`,
      payload: { client_id: randomUUID() },
      file: { field: 'file', name: 'meter.png', content: Buffer.from('no picture'), type: 'image/png' },
    }),
    opens: 409,
  },
  getOrderByLink: {
    portal: 'order',
    shown: (token) => ({ url: `${orders}/token/${token}` }),
    opens: 200,
  },
  getOrderDetailsByLink: {
    portal: 'order',
    shown: (token) => ({ url: `${orders}/token/${token}/details` }),
    opens: 200,
  },
  setOrderContactByLink: {
    portal: 'order',
    shown: (token) => ({ url: `${orders}/token/${token}/contact`, payload: { email: 'rosa@ridgeline.example' } }),
    opens: 200,
  },
  listOrderMessagesByLink: {
    portal: 'order',
    shown: (token) => ({ url: `${orders}/token/${token}/messages` }),
    opens: 200,
  },
  sendOrderMessageByLink: {
    portal: 'order',
    shown: (token) => ({
      url: `${orders}/token/${token}/messages`,
      payload: { client_id: randomUUID(), contact: 'Rosa', body: 'When does the rest arrive?' },
    }),
    opens: 201,
  },
  getOrderDocumentByLink: {
    portal: 'order',
    shown: (token) => ({ url: `${orders}/token/${token}/documents/confirmation` }),
    opens: 200,
  },
  failOrderByLink: {
    portal: 'order',
    shown: (token) => ({ url: `${orders}/failed-status/${token}`, payload: { version: 1 } }),
    opens: 200,
  },
  // An order that costs nothing is refused only once the link has been opened.
  openCheckoutByLink: {
    portal: 'order',
    shown: (token) => ({
      url: `/api/v2/payments/token/${token}/checkout-session`,
      payload: { return_url: 'http://127.0.0.1:3000/order-completed' },
    }),
    opens: 409,
  },
  // What the order does not have is refused only once the link has been opened.
  confirmDeliveryByLink: {
    portal: 'order',
    shown: (token) => ({
      url: `${orders}/token/${token}/shipments/${randomUUID()}/delivered`,
      payload: { version: 1 },
    }),
    opens: 404,
  },
  getOrderReturnsByLink: {
    portal: 'order',
    shown: (token) => ({ url: `${orders}/token/${token}/returns` }),
    opens: 200,
  },
  requestOrderReturnByLink: {
    portal: 'order',
    shown: (token) => ({
      url: `${orders}/token/${token}/returns`,
      payload: { version: 1, contact: 'Rosa', reason: 'Bent', lines: [{ line_id: randomUUID(), quantity: 1 }] },
    }),
    opens: 400,
  },
  cancelOrderReturnByLink: {
    portal: 'order',
    shown: (token) => ({
      url: `${orders}/token/${token}/returns/${randomUUID()}/cancelled`,
      payload: { version: 1 },
    }),
    opens: 404,
  },
  // An order that is not paid has no receipt, which is found only once the link has been opened.
  getOrderReceiptByLink: {
    portal: 'order',
    shown: (token) => ({ url: `/api/v2/payments/token/${token}/receipt` }),
    opens: 404,
  },
  getQuoteByLink: {
    portal: 'quote',
    shown: (token) => ({ url: `${quotes}/token/${token}` }),
    opens: 200,
  },
  getQuoteDocumentByLink: {
    portal: 'quote',
    shown: (token) => ({ url: `${quotes}/token/${token}/document` }),
    opens: 200,
  },
  answerQuoteByLink: {
    portal: 'quote',
    shown: (token) => ({
      url: `${quotes}/token/${token}`,
      payload: { status: 'DECLINED', version: 1, contact: 'Rosa' },
    }),
    opens: 200,
  },
  getMaintenanceQuoteByLink: {
    portal: 'maintenance_quote',
    shown: (token) => ({ url: `/api/v2/maintenance-quotes/token/${token}` }),
    opens: 200,
  },
  getMaintenanceQuoteDocumentByLink: {
    portal: 'maintenance_quote',
    shown: (token) => ({ url: `/api/v2/maintenance-quotes/token/${token}/document` }),
    opens: 200,
  },
  // A line that the quote does not have is refused only once the link has been opened.
  decideMaintenanceQuoteByLink: {
    portal: 'maintenance_quote',
    shown: (token) => ({
      url: `/api/v2/maintenance-quotes/token/${token}`,
      payload: { version: 1, contact: 'Rosa', decisions: [{ line_id: randomUUID(), decision: 'APPROVED' }] },
    }),
    opens: 400,
  },
  getPlaceOrderPortal: {
    portal: 'place_order',
    shown: (token) => ({ url: `${orders}/place-order-portal/${token}` }),
    opens: 200,
  },
  // An unknown part is refused only once the link has been opened.
  placeOrderByLink: {
    portal: 'place_order',
    shown: (token) => ({
      url: `${orders}/place-order-portal/${token}`,
      payload: {
        client_id: randomUUID(),
        contact: 'Rosa',
        order_parts: [{ part_id: randomUUID(), quantity: 1 }],
        delivery: 'PICKUP',
      },
    }),
    opens: 400,
  },
  // The links are the operator's own, by which nobody is asked to deliver.
  requestKitsByLink: {
    portal: 'service_kits',
    shown: (token) => ({
      url: `${machines}/machine-service-kits-portal/${token}/request`,
      payload: {
        client_id: randomUUID(),
        contact: 'Rosa',
        kits: [{ instance_id: randomUUID(), task_id: randomUUID() }],
      },
    }),
    opens: 403,
  },
  placeKitsOrderByLink: {
    portal: 'service_kits',
    shown: (token) => ({
      url: `${machines}/machine-service-kits-portal/${token}/order`,
      payload: {
        client_id: randomUUID(),
        contact: 'Rosa',
        kits: [{ instance_id: randomUUID(), task_id: randomUUID() }],
        delivery: 'PICKUP',
      },
    }),
    opens: 403,
  },
  priceKitsByLink: {
    portal: 'service_kits',
    shown: (token) => ({
      url: `${machines}/machine-service-kits-portal/${token}/price`,
      payload: { kits: [{ instance_id: randomUUID(), task_id: randomUUID() }] },
    }),
    opens: 403,
  },
  resolvePartNumbersByLink: {
    portal: 'place_order',
    shown: (token) => ({
      url: `${orders}/place-order-portal/${token}/resolve`,
      payload: { lines: [{ number: 'HF-204', quantity: 1 }] },
    }),
    opens: 200,
  },
  getServiceKitsPortal: {
    portal: 'service_kits',
    shown: (token) => ({ url: `${machines}/machine-service-kits-portal/${token}` }),
    opens: 200,
  },
}
