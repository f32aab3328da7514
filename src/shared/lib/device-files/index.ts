export { readDeviceFile, storeDeviceFile } from './device-files'
