export type { RoomHandlers } from './events'
export { joinRoom } from './join-room'
