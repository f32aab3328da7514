export { isPlainClick } from './is-plain-click'
