export { FirstFailure } from './first-failure'
