import { z } from 'zod'
import type { Logger } from '../logging/logger'
import type { Authenticate, Io, RoomKind, RoomPolicy } from './io'

const roomName = z.string().regex(/^[a-z-]+:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

type Refusal = 'token_not_valid' | 'password_change_required'
type Answer = { ok: true } | { ok: false; code: 'not_found' | Refusal }

/** Opens rooms to those who ask, by the same rules as the calls that read the same thing. */
export function openRooms(io: Io, authenticate: Authenticate, policy: RoomPolicy, logger: Logger): void {
  const isKind = (kind: string): kind is RoomKind => Object.hasOwn(policy, kind)

  /** The kind and the id of a room that clients may ask for. */
  const parse = (asked: unknown) => {
    const room = roomName.safeParse(asked).data
    const [kind = '', id = ''] = room?.split(':') ?? []
    return room && isKind(kind) ? { room, kind, id } : undefined
  }

  io.on('connection', (socket) => {
    const roomsOf = async (asked: unknown): Promise<string[] | Refusal> => {
      // Asked anew each time: since it connected, the session may have ended or the rights may have changed.
      const admission = await authenticate(socket.data.token)
      if (!admission) return 'token_not_valid'
      if (admission.caller.mustChangePassword) return 'password_change_required'
      const wanted = parse(asked)
      return wanted ? policy[wanted.kind](admission.caller, wanted.id) : []
    }
    socket.on('room.join', (room, acknowledge) => {
      roomsOf(room)
        .then(async (rooms) => {
          if (typeof rooms === 'string') return answer(acknowledge, { ok: false, code: rooms })
          await socket.join(rooms)
          answer(acknowledge, rooms.length > 0 ? { ok: true } : { ok: false, code: 'not_found' })
        })
        .catch((error) => logger.error({ err: error }, 'room.join failed'))
    })
    socket.on('room.leave', (asked, acknowledge) => {
      const left = parse(asked)
      for (const joined of socket.rooms) if (left && joined.startsWith(left.room)) socket.leave(joined)
      answer(acknowledge, { ok: true })
    })
  })
}

function answer(acknowledge: unknown, said: Answer): void {
  if (typeof acknowledge === 'function') acknowledge(said)
}
