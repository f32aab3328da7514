export { newId } from './new-id'
export { createTries, type Tries } from './tries'
