export { useProcessingNews, useRetryManual } from './model/processing'
export { DeleteManualDialog } from './ui/delete-manual-dialog'
export { EditManualDialog } from './ui/edit-manual-dialog'
export { ManualList } from './ui/manual-list'
