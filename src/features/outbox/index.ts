export { WaitingToBeSent } from './ui/waiting-to-be-sent'
