export { OrderDocuments } from './order-documents'
export { QuoteDocumentButton } from './quote-document-button'
export { ReceiptButton } from './receipt-button'
