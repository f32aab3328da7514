export { Facts } from './facts'
