export { webAddress } from './web-address'
