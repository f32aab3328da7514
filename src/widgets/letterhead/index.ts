export { Letterhead } from './letterhead'
