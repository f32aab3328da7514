export { Spinner } from './spinner'
