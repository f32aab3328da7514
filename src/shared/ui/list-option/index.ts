export { ListOption } from './list-option'
