export { ThreadDrawer } from './ui/thread-drawer'
