export { ConfirmDialog } from './confirm-dialog'
export { ConfirmMutation } from './confirm-mutation'
