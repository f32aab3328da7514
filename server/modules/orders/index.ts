import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { DocumentDrawer } from '../../infrastructure/documents/document-drawer'
import type { Outbox } from '../notifications'
import type { PictureToWire } from '../pictures'
import type { PortalLinks } from '../portal-links'
import { createOrderRooms } from './announce-order'
import { cartOperations } from './cart/cart.operations'
import { orderDocumentOperations } from './documents/order-document.operations'
import { fulfillmentOperations } from './fulfillment.operations'
import { notifyOrderParty } from './notify-order-party'
import { orderOperations } from './order.operations'
import { createOrderRepository } from './order.repository'
import { orderMessageOperations } from './order-message.operations'
import { createOrderReader } from './order-reader.operations'
import { orderContactOperations } from './portal/order-contact.operations'
import { orderMessagePortalOperations } from './portal/order-message-portal.operations'
import { orderPortalOperations } from './portal/order-portal.operations'
import { placeKitsOrderOperations } from './portal/place-kits-order.operations'
import { placeOrderPortalOperations } from './portal/place-order-portal.operations'
import { receivedOrderOperations } from './portal/received-order.operations'
import { orderReturnOperations } from './returns/order-return.operations'
import { shoppingListOperations } from './shopping-lists/shopping-list.operations'
import { creditNotesTool } from './tools/credit-notes.tool'
import { invoicesTool } from './tools/invoices.tool'
import { orderMessagesTool } from './tools/order-messages.tool'
import { ordersTool } from './tools/orders.tool'
import { returnsTool } from './tools/returns.tool'
import { spendingTool } from './tools/spending.tool'

export { announceOrder } from './announce-order'
export { notifyOfRemoval } from './cart/notify-of-removal'
export { changeOrderStatus } from './change-order-status'
export { creditNotesIssuedNow, type IssuedNow } from './credit-notes/credit-note.repository'
export { creditNoteText } from './credit-notes/credit-note-text'
export { creditRefund } from './credit-notes/issue-credit-note'
export { deliverShipment } from './deliver-shipment'
export { asInvoiced } from './documents/as-invoiced'
export { columnsOf, present, rateOf } from './documents/compose-sheet'
export { findPaper } from './documents/document-paper.repository'
export { documentWords } from './documents/document-words'
export { findInvoice, issueInvoice } from './documents/invoice.repository'
export { findLetterhead, type Letterhead } from './documents/letterhead.repository'
export { letterheadToWire } from './documents/letterhead.wire'
export { paperOf, partyLines } from './documents/party-lines'
export { quoteWords } from './documents/quote-words'
export { moveOrder } from './move-order'
export { notifyOrderParty } from './notify-order-party'
export type { Order, OrderAddress, OrderLine } from './order'
export { orderChanged, orderMessagePosted, orderPlaced, orderStatusChanged } from './order.events'
export { findOrder } from './order.repository'
export { chargedQuantity, type LineAmounts, lineAmounts, orderAmounts } from './order-amounts'
export { findOrdersOnPaper } from './order-papers.repository'
export type { OrderParty } from './order-party.repository'
export { isMachineOf } from './order-place.repository'
export { type OrderRecipient, type RecipientPorts, recipientsAtBuyer } from './order-recipients'
export { sidesOf } from './order-sides'
export { pickLines } from './pick-lines'
export { placeOrder } from './place-order'
export { placeOrderAtCurrentPrices } from './place-order-at-current-prices'
export { findDueKit, type KitOfTask, onlyMachine } from './portal/kit-lines'
export { signedNote } from './portal/signed-note'
export { postOrderMessage } from './post-order-message'
export {
  recordEndedOrder,
  recordPaidOrder,
  recordPlacedOrder,
  recordRefundedOrder,
  recordShippedOrder,
} from './record-order-activity'
export { recordReservation } from './record-reservation'
export { findReturnsDue } from './returns/returns-due.repository'
export { shipLines } from './ship-lines'
export { lockOrder } from './stored-order.repository'
export { sumDetails } from './tools/amount-details'
export { isOfInvoice } from './tools/of-invoice.repository'
export { destinationOf } from './tools/order-details.repository'
export { ordersNaming } from './tools/orders-naming.repository'

interface OrdersOptions {
  db: Database
  documents: Pick<DocumentDrawer, 'draw'>
  transact: Transact
  portalLinks: PortalLinks
  outbox: Outbox
  pictureToWire: PictureToWire
}

/** What operators buy from dealerships. */
export function createOrders({ db, documents, transact, portalLinks, outbox, pictureToWire }: OrdersOptions) {
  const orders = createOrderRepository(db)
  const reader = createOrderReader(orders)
  return {
    operations: {
      ...orderOperations({ db, transact, orders, reader }),
      ...fulfillmentOperations({ transact, reader }),
      ...orderMessageOperations({ db, transact, reader }),
      ...orderReturnOperations({ db, transact, reader }),
      ...orderDocumentOperations({ db, documents, reader }),
      ...cartOperations({ db, pictureToWire, transact, reader }),
      ...shoppingListOperations({ db, pictureToWire, transact }),
      ...orderPortalOperations({ db, transact }),
      ...orderContactOperations({ transact }),
      ...orderMessagePortalOperations({ db, transact }),
      ...receivedOrderOperations({ db, transact }),
      ...placeOrderPortalOperations({ db, transact, outbox, portalLinks }),
      ...placeKitsOrderOperations({ db, transact, outbox, portalLinks }),
    },
    tools: [
      ordersTool({ db, orders }),
      spendingTool({ db, orders }),
      invoicesTool(db),
      creditNotesTool(db),
      returnsTool(db),
      orderMessagesTool(db),
    ],
    notify: notifyOrderParty({ outbox, portalLinks }),
    rooms: createOrderRooms(orders),
  }
}
