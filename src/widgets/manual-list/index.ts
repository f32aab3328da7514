export { useRetryManual } from './model/use-retry-manual'
export { DeleteManualDialog } from './ui/delete-manual-dialog'
export { ManualList } from './ui/manual-list'
