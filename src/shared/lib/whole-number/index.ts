export { isWholeOrEmpty, readWholeNumber } from './read-whole-number'
