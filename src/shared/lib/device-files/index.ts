export { deviceFiles } from './device-files'
