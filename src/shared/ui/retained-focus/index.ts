export { RetainedFocus } from './retained-focus'
