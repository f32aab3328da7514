export type { SessionDevice } from './session-device'
export { sessionDeviceMutations, sessionDeviceQueries } from './session-device.queries'
export { SessionDeviceFacts } from './ui/session-device-facts'
