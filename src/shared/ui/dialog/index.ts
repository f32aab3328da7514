export { Dialog } from './dialog'
