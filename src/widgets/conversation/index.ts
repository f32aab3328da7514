export type { AskSearch, ChangeSearch } from './model/ask-search'
export { useAskedMachine } from './model/use-asked-machine'
export { AskWorkspace } from './ui/ask-workspace'
