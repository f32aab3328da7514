export { MessagesByLink } from './ui/messages-by-link'
export { OrderMessages } from './ui/order-messages'
