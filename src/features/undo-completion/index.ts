export { UndoCompletionDialog } from './ui/undo-completion-dialog'
