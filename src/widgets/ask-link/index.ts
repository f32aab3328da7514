export { AskLink, useAsk } from './ask-link'
