export { type AskSearch, askSearch, type ChangeSearch } from './model/ask-search'
export { useAskedMachine } from './model/use-asked-machine'
export { AnswerText } from './ui/answer-text'
export { AskWorkspace } from './ui/ask-workspace'
