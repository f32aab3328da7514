export { VoidReadingDialog } from './ui/void-reading-dialog'
