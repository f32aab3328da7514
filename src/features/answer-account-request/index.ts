export { AccountRequestActions } from './ui/account-request-actions'
