export { WaitingOfLink } from './ui/waiting-of-link'
export { WaitingToBeSent } from './ui/waiting-to-be-sent'
