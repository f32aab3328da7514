export { useManualActions } from './model/use-manual-actions'
export { DeleteManualDialog } from './ui/delete-manual-dialog'
export { ManualList } from './ui/manual-list'
