export { uiText } from './text'
