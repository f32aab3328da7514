import { z } from 'zod'
import type { Caller } from '../../access/caller'
import type { Logger } from '../logging/logger'
import type { Authenticate, Io, IoSocket } from './io'
import { createSocketLimit } from './socket-limit'

/** Rooms by which the server finds sockets. No policy contains them, so no client can join or leave one. */
export const serverRooms = {
  session: (id: string) => `session:${id}`,
  person: (id: string) => `person:${id}`,
}

const roomsOf = ({ sessionId, userId }: Caller) => [serverRooms.session(sessionId), serverRooms.person(userId)]

/** Admits sockets with a valid access token until it expires or the session ends. */
export function admitSockets(io: Io, authenticate: Authenticate, logger: Logger): void {
  io.use(async (socket, next) => {
    const token = z.object({ token: z.string() }).safeParse(socket.handshake.auth).data?.token
    try {
      const admission = token && (await authenticate(token))
      if (!admission) return next(new Error('token_not_valid'))
      socket.data.token = token
      socket.data.admission = admission
      next()
    } catch (error) {
      logger.error({ err: error }, 'failed to admit a socket')
      // A refusal is final for the client, whereas it retries a broken connection.
      socket.conn.close()
    }
  })
  const limitSockets = createSocketLimit()
  io.on('connection', (socket) => {
    disconnectOnExpiry(socket)
    limitSockets(socket)
    joinServerRooms(socket, authenticate).catch((error) => {
      logger.error({ err: error }, 'failed to admit a socket')
      socket.conn.close()
    })
  })
}

/** The client then reconnects with the token that it has renewed meanwhile. */
function disconnectOnExpiry(socket: IoSocket): void {
  const remainingMs = socket.data.admission.expiresAt.getTime() - Date.now()
  const timer = setTimeout(() => socket.disconnect(true), remainingMs)
  socket.once('disconnect', () => clearTimeout(timer))
}

async function joinServerRooms(socket: IoSocket, authenticate: Authenticate): Promise<void> {
  await socket.join(roomsOf(socket.data.admission.caller))
  // The session may have ended before the socket could be found by its room.
  if (!(await authenticate(socket.data.token))) socket.disconnect(true)
}
