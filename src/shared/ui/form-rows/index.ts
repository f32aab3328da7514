export { FormRows } from './form-rows'
