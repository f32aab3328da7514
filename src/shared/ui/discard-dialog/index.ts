export { DiscardDialog } from './discard-dialog'
export { useConfirmedClose } from './use-confirmed-close'
