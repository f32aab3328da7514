export { AnswerFeedback } from './ui/answer-feedback'
