export { OrderDocuments } from './order-documents'
export { ReceiptButton } from './receipt-button'
