export { fieldOf, parsed, storedValue, wordOf } from './unknown-value'
