import type { Server, Socket } from 'socket.io'
import type { eventRooms } from '#contract/events'
import type { Admission, Caller } from '../../access/caller'

/** Clients may send anything: even the acknowledgement need not be a function. */
interface ClientEvents {
  /** The rest is the age of what the client has read, if it says so, and an acknowledgement. */
  'room.join': (room: unknown, ...rest: unknown[]) => void
  'room.leave': (room: unknown, acknowledge: unknown) => void
}
type ServerEvents = Record<string, (payload: unknown, changeId?: string) => void>
type Internal = Record<never, never>

interface SocketData {
  token: string
  admission: Admission
}

export type Io = Server<ClientEvents, ServerEvents, Internal, SocketData>
export type IoSocket = Socket<ClientEvents, ServerEvents, Internal, SocketData>

/** Returns the caller of an access token; undefined when the token is invalid or expired. */
export type Authenticate = (accessToken: string) => Promise<Admission | undefined>

/**
 * Returns the rooms that a caller may join for a record, such as `conversation:<id>`; none when the caller may not see
 * it. A record has several rooms when not everyone who sees it may receive all of its events.
 */
export type RoomPolicy = Record<RoomKind, (caller: Caller, id: string) => Promise<string[]>>

export type RoomKind = (typeof eventRooms)[keyof typeof eventRooms]['kind']
