import type { Server, Socket } from 'socket.io'
import type { eventRooms } from '#contract/events'
import type { Admission, Caller } from '../../access/caller'

/** What a client sends is unknown: a second argument need not be the function that answers it. */
type ClientEvents = Record<'room.join' | 'room.leave', (room: unknown, acknowledge: unknown) => void>
type ServerEvents = Record<string, (payload: unknown) => void>
type Internal = Record<never, never>

interface SocketData {
  token: string
  admission: Admission
}

export type Io = Server<ClientEvents, ServerEvents, Internal, SocketData>
export type IoSocket = Socket<ClientEvents, ServerEvents, Internal, SocketData>

/** Tells whom an access token speaks for; undefined for one that is not good, or no longer. */
export type Authenticate = (accessToken: string) => Promise<Admission | undefined>

/**
 * The rooms that open to a caller who asks for a thing, as in `conversation:<id>`; none when the caller may not see
 * it. One thing may have several rooms, where not all who see it may hear everything about it.
 */
export type RoomPolicy = Record<RoomKind, (caller: Caller, id: string) => Promise<string[]>>

export type RoomKind = (typeof eventRooms)[keyof typeof eventRooms]['kind']
