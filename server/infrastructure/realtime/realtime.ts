import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import type pg from 'pg'
import { Server } from 'socket.io'
import type { RoomEvents } from '#contract/events'
import type { Logger } from '../logging/logger'
import { letIn, ownRooms } from './admission'
import type { Authenticate, Io, RoomPolicy } from './io'
import { ListeningPool } from './listening-pool'
import { openRooms } from './rooms'

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

/** The socket. */
export function createRealtime(pool: pg.Pool, logger: Logger): Realtime {
  const io: Io = new Server({
    serveClient: false,
    maxHttpBufferSize: 100_000,
  })
  // One connection listens and the other tells: over several, the stretches of an answer would overtake each other.
  const inOrder = new ListeningPool({ ...pool.options, max: 2 })
  inOrder.on('error', () => undefined)
  io.adapter(createAdapter(inOrder, { errorHandler: (error) => logger.error({ err: error }, 'realtime adapter') }))

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
      // Those of this process: the others go on.
      io.local.disconnectSockets(true)
      await inOrder.settled()
      await io.of('/').adapter.close()
      await inOrder.end()
    },
  }
}
