export { joinRoom } from './join-room'
