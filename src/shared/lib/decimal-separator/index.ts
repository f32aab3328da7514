export { decimalSeparator } from './decimal-separator'
