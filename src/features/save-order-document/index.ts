export { OrderDocuments } from './order-documents'
