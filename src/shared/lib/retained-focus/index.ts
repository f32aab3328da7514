export { useRetainedFocus } from './use-retained-focus'
