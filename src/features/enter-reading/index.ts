export { EnterReadingDialog } from './ui/enter-reading-dialog'
