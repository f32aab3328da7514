export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog'
export { ConfirmMutation } from './confirm-mutation'
