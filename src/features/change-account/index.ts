export { AccountActions } from './ui/account-actions'
