export { AskLink } from './ask-link'
export { useAsk } from './use-ask'
