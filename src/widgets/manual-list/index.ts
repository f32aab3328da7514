export { useRetryManual } from './model/use-processing-news'
export { DeleteManualDialog } from './ui/delete-manual-dialog'
export { ManualList } from './ui/manual-list'
