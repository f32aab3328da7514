export { AskDealer } from './ui/ask-dealer'
