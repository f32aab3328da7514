export { KeptFocus } from './kept-focus'
