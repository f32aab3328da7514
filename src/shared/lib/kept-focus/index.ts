export { useKeptFocus } from './use-kept-focus'
