export { requestFocus, useWantedFocus } from './wanted-focus'
