import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { RoomEvents } from '#contract/events'
import type { Logger } from '../logging/logger'
import { letIn, ownRooms } from './admission'
import type { Authenticate, Io, RoomPolicy } from './io'
import { adapterOver } from './postgres-adapter'
import { openRooms } from './rooms'
import { openSocketExchange } from './socket-exchange'

export interface Realtime {
  /** Sends an event to all who are in one of the rooms, in this process and in every other one. */
  emit<Name extends keyof RoomEvents>(rooms: string[], event: Name, payload: RoomEvents[Name]): void
  /** Lets clients in. A process that only tells, such as a worker, never calls this. */
  serve(options: ServeOptions): void
  /** Closes the sockets of sessions that have ended, in every process. Called once that is stored. */
  endSession(sessionIds: string[]): void
  /** Closes all sockets of people whose rights have changed: whoever is still signed in comes back with those of now. */
  endPerson(personIds: string[]): void
  close(): Promise<void>
}

interface ServeOptions {
  httpServer: HttpServer
  authenticate: Authenticate
  policy: RoomPolicy
}

/** The socket. What it emits reaches the other processes over a connection of its own. */
export async function openRealtime(connectionString: string, logger: Logger): Promise<Realtime> {
  const io: Io = new Server({
    serveClient: false,
    maxHttpBufferSize: 100_000,
  })
  const exchange = await openSocketExchange({
    connectionString,
    logger,
    // Clients that connect again read anew what they may have missed.
    onReconnected: () => {
      for (const socket of io.of('/').sockets.values()) socket.conn.close()
    },
  })
  io.adapter(adapterOver(exchange))

  function disconnect(rooms: string[]): void {
    // In no room at all would be: everybody.
    if (rooms.length > 0) io.in(rooms).disconnectSockets(true)
  }

  return {
    emit: (rooms, event, payload) => {
      io.to(rooms).emit(event, payload)
    },
    serve: ({ httpServer, authenticate, policy }) => {
      letIn(io, authenticate, logger)
      openRooms(io, authenticate, policy, logger)
      io.attach(httpServer)
    },
    endSession: (ids) => disconnect(ids.map(ownRooms.session)),
    endPerson: (ids) => disconnect(ids.map(ownRooms.person)),
    async close() {
      await exchange.close()
      // Those of this process: the others go on.
      io.local.disconnectSockets(true)
      io.of('/').adapter.close()
    },
  }
}
