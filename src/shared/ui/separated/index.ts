export { Separated } from './separated'
