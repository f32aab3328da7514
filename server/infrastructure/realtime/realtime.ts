import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'
import { Server } from 'socket.io'
import { z } from 'zod'
import type { Caller } from '../../access/caller'
import type { Logger } from '../logging/logger'

/** What the server tells; openapi/README.md lists the events for those who listen. */
export interface RealtimeEvents {
  'answer.delta': { conversation_id: string; answer_id: string; text: string }
  'answer.done': { conversation_id: string; answer_id: string }
  'manual.progress': {
    manual_id: string
    machine_id: string
    status: 'QUEUED' | 'PROCESSING' | 'READY' | 'FAILED'
    pages: number | null
    pages_done: number
    reason: string | null
  }
}

/**
 * The rooms that open to a caller who asks for a thing, as in `conversation:<id>`; none when the caller may not see
 * it. One thing may have several rooms, where not all who see it may hear everything about it.
 */
export type RoomPolicy = Record<string, (caller: Caller, id: string) => Promise<string[]>>

export interface Realtime {
  /** Tells all who are in one of the rooms, in this process and in every other one. */
  emit<Name extends keyof RealtimeEvents>(rooms: string[], event: Name, payload: RealtimeEvents[Name]): void
  /** Lets clients in. A process that only tells, such as a worker, never calls this. */
  serve(options: ServeOptions): void
  close(): Promise<void>
}

interface ServeOptions {
  httpServer: HttpServer
  authenticate: (accessToken: string) => Promise<Caller | undefined>
  policy: RoomPolicy
}

interface SocketData {
  token: string
}

const roomName = z.string().regex(/^[a-z-]+:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

type Answer = { ok: true } | { ok: false; code: 'not_found' | 'token_not_valid' }
/** What a client sends is unknown: a second argument need not be the function that answers it. */
type ClientEvents = Record<'room.join' | 'room.leave', (room: unknown, acknowledge: unknown) => void>

type Io = Server<ClientEvents, Record<string, (payload: unknown) => void>, Record<string, never>, SocketData>

/** The socket. Rooms open by the same rules as the calls that read the same thing. */
export function createRealtime(pool: pg.Pool, logger: Logger): Realtime {
  const io: Io = new Server({
    serveClient: false,
    maxHttpBufferSize: 100_000,
  })
  // One connection listens and the other tells: over several, the stretches of an answer would overtake each other.
  const inOrder = new pg.Pool({ ...pool.options, max: 2 })
  inOrder.on('error', () => undefined)
  io.adapter(createAdapter(inOrder, { errorHandler: (error) => logger.error({ err: error }, 'realtime adapter') }))

  return {
    emit: (rooms, event, payload) => {
      io.to(rooms).emit(event, payload)
    },
    serve: ({ httpServer, authenticate, policy }) => {
      letIn(io, authenticate)
      openRooms(io, authenticate, policy, logger)
      io.attach(httpServer)
    },
    async close() {
      io.disconnectSockets(true)
      await io.of('/').adapter.close()
      await inOrder.end()
    },
  }
}

function letIn(io: Io, authenticate: ServeOptions['authenticate']) {
  io.use(async (socket, next) => {
    const token = z.object({ token: z.string() }).safeParse(socket.handshake.auth).data?.token
    const caller = token ? await authenticate(token).catch(() => undefined) : undefined
    if (!token || !caller) return next(new Error('token_not_valid'))
    socket.data.token = token
    next()
  })
}

function openRooms(io: Io, authenticate: ServeOptions['authenticate'], policy: RoomPolicy, logger: Logger) {
  io.on('connection', (socket) => {
    const roomsOf = async (asked: unknown): Promise<string[] | 'token_not_valid'> => {
      const room = roomName.safeParse(asked).data
      const [kind = '', id = ''] = room?.split(':') ?? []
      // Asked anew each time: since it connected, the session may have ended or the rights may have changed.
      const caller = await authenticate(socket.data.token)
      if (!caller) return 'token_not_valid'
      return Object.hasOwn(policy, kind) ? ((await policy[kind]?.(caller, id)) ?? []) : []
    }
    socket.on('room.join', (room, acknowledge) => {
      roomsOf(room)
        .then(async (rooms) => {
          if (rooms === 'token_not_valid') return answer(acknowledge, { ok: false, code: rooms })
          await socket.join(rooms)
          answer(acknowledge, rooms.length > 0 ? { ok: true } : { ok: false, code: 'not_found' })
        })
        .catch((error) => logger.error({ err: error }, 'room.join failed'))
    })
    socket.on('room.leave', (room, acknowledge) => {
      const asked = roomName.safeParse(room).data
      for (const joined of socket.rooms) if (asked && joined.startsWith(asked)) socket.leave(joined)
      answer(acknowledge, { ok: true })
    })
  })
}

function answer(acknowledge: unknown, said: Answer): void {
  if (typeof acknowledge === 'function') acknowledge(said)
}
