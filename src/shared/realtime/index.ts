export { joinRoom } from './join-room'
export { useLive } from './use-live'
