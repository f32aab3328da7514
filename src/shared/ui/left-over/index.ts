export { LeftOver } from './left-over'
