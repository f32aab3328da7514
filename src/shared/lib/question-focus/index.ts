export { requestQuestionFocus, useQuestionFocus } from './question-focus'
