export type { SessionDevice } from './session-device'
export { sessionDeviceQueries } from './session-device.queries'
export { SessionDeviceFacts } from './ui/session-device-facts'
