export { CompleteTaskDialog } from './ui/complete-task-dialog'
