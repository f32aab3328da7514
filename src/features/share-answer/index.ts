export { ShareAnswerDialog } from './ui/share-answer-dialog'
