export type { AskedMachine } from './model/asked-machine'
export { useAnswerAgain } from './model/use-answer-again'
export { useAskAssistant } from './model/use-ask-assistant'
export { QuestionForm } from './ui/question-form'
