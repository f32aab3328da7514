export { AddressActions } from './ui/address-actions'
export { AddressDialog } from './ui/address-dialog'
