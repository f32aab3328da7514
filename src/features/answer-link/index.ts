export { AskOperatorDialog } from './ui/ask-operator-dialog'
export { LinkActions } from './ui/link-actions'
