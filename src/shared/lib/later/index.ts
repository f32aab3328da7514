export { later } from './later'
