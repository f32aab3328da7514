export { AskForPrice } from './ui/ask-for-price'
export { AskWhoSells } from './ui/ask-who-sells'
