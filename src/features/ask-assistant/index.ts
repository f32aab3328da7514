export type { AskedMachine } from './model/asked-machine'
export { useAskAssistant } from './model/use-ask-assistant'
export { QuestionForm } from './ui/question-form'
