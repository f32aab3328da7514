export { DeleteKitDialog } from './ui/delete-kit-dialog'
export { KitDialog } from './ui/kit-dialog'
