export { customerContactMutations } from './customer-contact.mutations'
export { type CustomerSides, customerContactQueries, type MailedRecord } from './customer-contact.queries'
