export { outbox, storedPersonId, useWaiting, type WaitingEntry } from './outbox'
