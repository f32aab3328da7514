export { isSentBy, outbox, type Sender, storedPersonId, useWaiting, type WaitingEntry } from './outbox'
