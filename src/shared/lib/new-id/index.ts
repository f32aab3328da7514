export { newId } from './new-id'
