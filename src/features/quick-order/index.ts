export { QuickOrder } from './ui/quick-order'
