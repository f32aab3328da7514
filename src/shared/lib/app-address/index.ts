export { routeTo } from './route-to'
