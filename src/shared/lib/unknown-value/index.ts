export { fieldOf, storedValue, wordOf } from './unknown-value'
