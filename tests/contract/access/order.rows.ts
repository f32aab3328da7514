import type { Rows } from './rows'

const api = '/api/v2/orders'
const address = { line1: '12 Quarry Road', city: 'Butte', country: 'US' }

/** Orders: a dealership's staff see the dealership's, an operator's admin the operator's, its other people their own. */
export const orderRows: Rows = {
  listOrders: {
    call: async ({ records, who, side }) => {
      const { po } = await records.order(who, side)
      return { url: `${api}/?search=${po}`, shows: po }
    },
    own: '200 200 200 200 200 200',
    rival: '200- 200-',
    before: '200+ 200+',
    after: '200- 200-',
  },
  getOrderCards: {
    call: () => ({ url: `${api}/cards/` }),
    own: '200 200 200 200 200 200',
    rival: '200 200',
    before: '200 200',
  },
  getOrder: {
    call: async ({ records, who, side }) => {
      const { id, po } = await records.order(who, side)
      return { url: `${api}/${id}`, shows: po }
    },
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200+ 200+',
    after: '404 404',
  },
  placeOrder: {
    call: async ({ records, side }) => ({
      url: `${api}/`,
      payload: {
        dealership_id: records.organization('dealerAdmin', side),
        operator_id: records.organization('operator', side),
        order_parts: [{ part_id: await records.pricedPart(side), quantity: 1 }],
        address,
      },
    }),
    own: '201 201 201 201 201 201',
    foreign: '201 404 404 404 404 404',
    rival: '404 404',
    before: '403 403',
    after: '404 404',
  },
  changeOrderStatus: {
    call: async ({ records, who, side }) => ({
      url: `${api}/status/${(await records.order(who, side)).id}`,
      payload: { status: 'CANCELLED', version: 1 },
    }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  updateOrder: {
    call: async ({ records, who, side }) => ({
      url: `${api}/${(await records.order(who, side)).id}`,
      payload: { po_number: 'PO-2', version: 1 },
    }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  getOrderDocument: {
    call: async ({ records, who, side }) => {
      const { id } = await records.orderInProcess(who, side)
      return { url: `${api}/${id}/documents/confirmation` }
    },
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  getOrderRecipients: {
    call: async ({ records, who, side }) => ({ url: `${api}/${(await records.order(who, side)).id}/recipients` }),
    own: '200 200 200 403 403 403',
    foreign: '200 404 404 403 403 403',
    rival: '404 404',
    // The service has ended, and with it the sight of the customer's people.
    before: '403 403',
    after: '404 404',
  },
  getOrderHistory: {
    call: async ({ records, who, side }) => {
      const { id, reason } = await records.orderInProcess(who, side)
      return { url: `${api}/${id}/history`, shows: reason }
    },
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200+ 200+',
    after: '404 404',
  },
  listOrderMessages: {
    call: async ({ records, who, side }) => {
      const { id, message } = await records.orderInProcess(who, side)
      return { url: `${api}/${id}/messages`, shows: message }
    },
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200+ 200+',
    after: '404 404',
  },
  sendOrderMessage: {
    call: async ({ records, who, side }) => ({
      url: `${api}/${(await records.order(who, side)).id}/messages`,
      payload: { body: 'When does it arrive?' },
    }),
    own: '201 201 201 201 201 201',
    foreign: '201 404 404 404 404 404',
    rival: '404 404',
    before: '201 201',
    after: '404 404',
  },
  pickOrderLines: {
    call: async ({ records, who, side }) => {
      const { id, lineId } = await records.orderInProcess(who, side)
      return { url: `${api}/${id}/picked`, payload: { version: 1, lines: [{ line_id: lineId, picked: 1 }] } }
    },
    own: '200 200 200 403 403 403',
    foreign: '200 404 404 403 403 403',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  cancelOrderLines: {
    call: async ({ records, who, side }) => {
      const { id, lineId } = await records.orderInProcess(who, side)
      return { url: `${api}/${id}/cancelled-lines`, payload: { version: 1, lines: [{ line_id: lineId, quantity: 1 }] } }
    },
    own: '200 200 200 403 403 403',
    foreign: '200 404 404 403 403 403',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  shipOrderLines: {
    call: async ({ records, who, side }) => {
      const { id, lineId } = await records.orderInProcess(who, side)
      return { url: `${api}/${id}/shipments`, payload: { version: 1, lines: [{ line_id: lineId, quantity: 1 }] } }
    },
    own: '201 201 201 403 403 403',
    foreign: '201 404 404 403 403 403',
    rival: '404 404',
    before: '201 201',
    after: '404 404',
  },
  changeTracking: {
    call: async ({ records, who, side }) => {
      const { id, shipmentId } = await records.orderInProcess(who, side)
      return { url: `${api}/tracking/${id}`, payload: { version: 1, shipment: shipmentId, carrier: 'DHL' } }
    },
    own: '200 200 200 403 403 403',
    foreign: '200 404 404 403 403 403',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  confirmDelivery: {
    call: async ({ records, who, side }) => {
      const { id, shipmentId } = await records.orderInProcess(who, side)
      return { url: `${api}/${id}/shipments/${shipmentId}/delivered`, payload: { version: 1 } }
    },
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  getOrderReturns: {
    call: async ({ records, who, side }) => {
      const { id, reason } = await records.orderReturn(who, side, 'REQUESTED')
      return { url: `${api}/${id}/returns`, shows: reason }
    },
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200+ 200+',
    after: '404 404',
  },
  requestOrderReturn: {
    call: async ({ records, who, side }) => {
      const { id, lineId } = await records.deliveredOrder(who, side)
      const lines = [{ line_id: lineId, quantity: 1 }]
      return { url: `${api}/${id}/returns`, payload: { version: 1, reason: 'Wrong size', lines } }
    },
    own: '201 201 201 201 201 201',
    foreign: '201 404 404 404 404 404',
    rival: '404 404',
    before: '201 201',
    after: '404 404',
  },
  changeOrderReturnStatus: {
    call: async ({ records, who, side }) => {
      const { id, returnId } = await records.orderReturn(who, side, 'REQUESTED')
      return { url: `${api}/${id}/returns/${returnId}/status`, payload: { version: 1, status: 'CANCELLED' } }
    },
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  receiveOrderReturn: {
    call: async ({ records, who, side }) => {
      const { id, lineId, returnId } = await records.orderReturn(who, side, 'ACCEPTED')
      const lines = [{ line_id: lineId, restocked: 1, scrapped: 0 }]
      return { url: `${api}/${id}/returns/${returnId}/received`, payload: { version: 1, lines } }
    },
    own: '200 200 200 403 403 403',
    foreign: '200 404 404 403 403 403',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
}
