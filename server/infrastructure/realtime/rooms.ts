import { z } from 'zod'
import type { Logger } from '../logging/logger'
import type { Authenticate, Io, RoomKind, RoomPolicy } from './io'

const roomName = z.string().regex(/^[a-z-]+:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

type Refusal = 'token_not_valid' | 'password_change_required'
type Answer = { ok: true } | { ok: false; code: 'not_found' | Refusal }

/** Lets sockets join rooms by the same rules that govern reading the record over HTTP. */
export function serveRooms(io: Io, authenticate: Authenticate, policy: RoomPolicy, logger: Logger): void {
  const isKind = (kind: string): kind is RoomKind => Object.hasOwn(policy, kind)

  const parse = (name: unknown) => {
    const room = roomName.safeParse(name).data
    const [kind = '', id = ''] = room?.split(':') ?? []
    return room && isKind(kind) ? { room, kind, id } : undefined
  }

  io.on('connection', (socket) => {
    const findRooms = async (name: unknown): Promise<string[] | Refusal> => {
      // Since the socket connected, its session may have ended or the caller's rights may have changed.
      const admission = await authenticate(socket.data.token)
      if (!admission) return 'token_not_valid'
      if (admission.caller.mustChangePassword) return 'password_change_required'
      const requested = parse(name)
      return requested ? policy[requested.kind](admission.caller, requested.id) : []
    }
    socket.on('room.join', (room, acknowledge) => {
      findRooms(room)
        .then(async (rooms) => {
          if (typeof rooms === 'string') return answer(acknowledge, { ok: false, code: rooms })
          await socket.join(rooms)
          answer(acknowledge, rooms.length > 0 ? { ok: true } : { ok: false, code: 'not_found' })
        })
        .catch((error) => logger.error({ err: error }, 'room.join failed'))
    })
    socket.on('room.leave', (name, acknowledge) => {
      const requested = parse(name)
      for (const joined of socket.rooms) if (requested && joined.startsWith(requested.room)) socket.leave(joined)
      answer(acknowledge, { ok: true })
    })
  })
}

function answer(acknowledge: unknown, content: Answer): void {
  if (typeof acknowledge === 'function') acknowledge(content)
}
