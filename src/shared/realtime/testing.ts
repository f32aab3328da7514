import { type EventHandlers, type Room, type RoomEvents, type RoomHandlers, roomOf } from './events'
import type { Membership } from './rooms'

let members: { room: Room; handlers: RoomHandlers }[] = []

/** Stands in for the socket in every test: each room can be entered, and a test sends the events. */
export function joinRoom(room: Room, handlers: RoomHandlers): Membership {
  const member = { room, handlers }
  members = [...members, member]
  return {
    entered: Promise.resolve(true),
    leave: () => {
      members = members.filter((other) => other !== member)
    },
  }
}

export const testRooms = {
  joined: () => members.map(({ room }) => room),
  /** Sends an event to its room, as the server does. */
  send<Name extends keyof RoomEvents>(name: Name, payload: RoomEvents[Name]) {
    const receive = ({ [name]: handler }: EventHandlers) => handler?.(payload)
    for (const { room, handlers } of members) if (room === roomOf(name, payload)) receive(handlers)
  },
  /** The connection was lost and is back. */
  reconnect() {
    for (const { handlers } of members) handlers.rejoined?.()
  },
  empty() {
    members = []
  },
}
