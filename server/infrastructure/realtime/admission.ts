import { z } from 'zod'
import type { Caller } from '../../access/caller'
import type { Logger } from '../logging/logger'
import type { Authenticate, Io, IoSocket } from './io'

/** Rooms of the server's own, by which it finds sockets. No policy has them, so no client joins or leaves one. */
export const ownRooms = {
  session: (id: string) => `session:${id}`,
  person: (id: string) => `person:${id}`,
}

const roomsOf = ({ sessionId, userId }: Caller) => [ownRooms.session(sessionId), ownRooms.person(userId)]

/** Lets in whoever shows a good access token, until it expires or the session ends. */
export function letIn(io: Io, authenticate: Authenticate, logger: Logger): void {
  io.use(async (socket, next) => {
    const token = z.object({ token: z.string() }).safeParse(socket.handshake.auth).data?.token
    try {
      const admission = token && (await authenticate(token))
      if (!admission) return next(new Error('token_not_valid'))
      socket.data.token = token
      socket.data.admission = admission
      next()
    } catch (error) {
      logger.error({ err: error }, 'a socket was not admitted')
      // A refusal would be final for the client. A connection that breaks is tried again by itself.
      socket.conn.close()
    }
  })
  io.on('connection', (socket) => {
    endWithToken(socket)
    joinOwnRooms(socket, authenticate).catch((error) => {
      logger.error({ err: error }, 'a socket was not admitted')
      socket.conn.close()
    })
  })
}

/** The client is expected to come back with the token that it has got by then. */
function endWithToken(socket: IoSocket): void {
  const left = socket.data.admission.expiresAt.getTime() - Date.now()
  const timer = setTimeout(() => socket.disconnect(true), left)
  socket.once('disconnect', () => clearTimeout(timer))
}

async function joinOwnRooms(socket: IoSocket, authenticate: Authenticate): Promise<void> {
  await socket.join(roomsOf(socket.data.admission.caller))
  // A session that ended between the two was not found by its room.
  if (!(await authenticate(socket.data.token))) socket.disconnect(true)
}
