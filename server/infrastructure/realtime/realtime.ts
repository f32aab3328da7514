import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { RoomEvents } from '#contract/events'
import { currentRequester } from '../current-requester'
import type { Liveness } from '../liveness/liveness'
import type { CallTurns } from '../load/call-turns'
import type { Logger } from '../logging/logger'
import { admitSockets, serverRooms } from './admission'
import type { Authenticate, Io, RoomPolicy } from './io'
import { createPostgresAdapter } from './postgres-adapter'
import { createRecentEvents } from './recent-events'
import { serveRooms } from './rooms'
import { openSocketExchange } from './socket-exchange'

export interface Realtime {
  /** Sends an event to every socket in one of the rooms, in all processes, with the id of the change that caused it. */
  emit<Name extends keyof RoomEvents>(rooms: string[], event: Name, payload: RoomEvents[Name]): void
  /** Accepts clients. A process that only emits, such as a worker, never calls this. */
  serve(options: ServeOptions): void
  /** Closes the sockets of ended sessions in all processes. Call it after the end of the sessions is committed. */
  endSession(sessionIds: string[]): void
  /** Closes all sockets of people whose rights have changed; those still signed in reconnect with their new rights. */
  endPerson(personIds: string[]): void
  close(): Promise<void>
}

interface ServeOptions {
  httpServer: HttpServer
  authenticate: Authenticate
  policy: RoomPolicy
  /** In which messages of clients are answered, together with their calls. */
  turns: CallTurns
}

/** Opens the socket server. Events reach the other processes over a database connection of its own. */
export async function openRealtime(connectionString: string, logger: Logger, liveness?: Liveness): Promise<Realtime> {
  const io: Io = new Server({
    serveClient: false,
    maxHttpBufferSize: 100_000,
    // Whoever connects and shows no token.
    connectTimeout: 10_000,
  })
  const recentEvents = createRecentEvents()
  const exchange = await openSocketExchange({
    connectionString,
    logger,
    liveness,
    // Clients reload what they may have missed when they reconnect.
    onMissed: () => {
      recentEvents.clear()
      for (const socket of io.of('/').sockets.values()) socket.conn.close()
    },
  })
  // Only now do events of other processes arrive.
  recentEvents.clear()
  io.adapter(createPostgresAdapter(exchange, recentEvents))

  function disconnect(rooms: string[]): void {
    // An empty list of rooms would address every socket.
    if (rooms.length > 0) io.in(rooms).disconnectSockets(true)
  }

  return {
    emit: (rooms, event, payload) => {
      const changeId = currentRequester.getStore()?.changeId
      io.to(rooms).emit(event, payload, ...(changeId ? [changeId] : []))
    },
    serve: ({ httpServer, authenticate, policy, turns }) => {
      admitSockets(io, authenticate, logger)
      serveRooms(io, { authenticate, policy, recentEvents, turns, logger })
      io.attach(httpServer)
    },
    endSession: (ids) => disconnect(ids.map(serverRooms.session)),
    endPerson: (ids) => disconnect(ids.map(serverRooms.person)),
    async close() {
      await exchange.close()
      // Only the sockets of this process.
      io.local.disconnectSockets(true)
      io.of('/').adapter.close()
    },
  }
}
