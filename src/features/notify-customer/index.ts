export { CustomerEmail } from './ui/customer-email'
export { CustomerRecipients } from './ui/customer-recipients'
export { EmailedTo } from './ui/emailed-to'
export { PassOnNotice } from './ui/pass-on-notice'
