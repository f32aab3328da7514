export { Loaded } from './loaded'
