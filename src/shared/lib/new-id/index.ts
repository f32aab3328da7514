export { newId } from './new-id'
export { createTries } from './tries'
