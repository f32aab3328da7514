export { DiscardDialog } from './discard-dialog'
export { useAskedClose } from './use-asked-close'
