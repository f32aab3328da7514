export { styleSingleton } from './adopted-style'
