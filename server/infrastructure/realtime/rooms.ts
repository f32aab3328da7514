import { z } from 'zod'
import { DomainError } from '../../domain/domain-error'
import type { CallTurns } from '../load/call-turns'
import type { Logger } from '../logging/logger'
import type { Authenticate, Io, RoomKind, RoomPolicy } from './io'
import type { RecentEvents } from './recent-events'

const roomName = z.string().regex(/^[a-z-]+:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

type Refusal = 'token_not_valid' | 'password_change_required'
type Answer = { ok: true; missed?: true; changed_ago?: number } | { ok: false; code: 'not_found' | Refusal }

interface RoomsOptions {
  authenticate: Authenticate
  policy: RoomPolicy
  recentEvents: RecentEvents
  turns: CallTurns
  logger: Logger
}

/** Milliseconds since the client asked for the data of a room; for any other value, nothing that it missed is ruled out. */
const age = z.number().nonnegative().catch(Number.POSITIVE_INFINITY)

/** Lets sockets join rooms by the same rules that govern reading the record over HTTP. */
export function serveRooms(io: Io, { authenticate, policy, recentEvents, turns, logger }: RoomsOptions): void {
  const isKind = (kind: string): kind is RoomKind => Object.hasOwn(policy, kind)

  const parse = (name: unknown) => {
    const room = roomName.safeParse(name).data
    const [kind = '', id = ''] = room?.split(':') ?? []
    return room && isKind(kind) ? { room, kind, id } : undefined
  }

  io.on('connection', (socket) => {
    const { userId, organization } = socket.data.admission.caller
    const disconnected = new AbortController()
    socket.once('disconnect', () => disconnected.abort())
    const call = { owner: organization?.id ?? userId, member: userId, load: () => 1, signal: disconnected.signal }
    const findRooms = async (name: unknown): Promise<string[] | Refusal> => {
      // Since the socket connected, its session may have ended or the caller's rights may have changed.
      const admission = await authenticate(socket.data.token)
      if (!admission) return 'token_not_valid'
      if (admission.caller.mustChangePassword) return 'password_change_required'
      const requested = parse(name)
      return requested ? policy[requested.kind](admission.caller, requested.id) : []
    }
    socket.on('room.join', (room, ...rest) => {
      const arrivedAt = performance.now()
      const [readAgo, acknowledge] = rest.length > 1 ? rest : [undefined, ...rest]
      turns
        .run(call, () => findRooms(room))
        .then(async (rooms) => {
          if (typeof rooms === 'string') return answer(acknowledge, { ok: false, code: rooms })
          await socket.join(rooms)
          if (rooms.length === 0) return answer(acknowledge, { ok: false, code: 'not_found' })
          // From here on it receives events itself.
          const ageMs = age.parse(readAgo) + performance.now() - arrivedAt
          const changedAgo = readAgo === undefined ? undefined : recentEvents.lastEventWithin(rooms, ageMs)
          answer(acknowledge, { ok: true, ...(changedAgo !== undefined && missed(changedAgo)) })
        })
        .catch((error) => {
          if (disconnected.signal.aborted) return
          // Whoever asks for too much at once connects again, later.
          if (error instanceof DomainError) socket.conn.close()
          else logger.error({ err: error }, 'room.join failed')
        })
    })
    socket.on('room.leave', (name, acknowledge) => {
      const requested = parse(name)
      for (const joined of socket.rooms) if (requested && joined.startsWith(requested.room)) socket.leave(joined)
      answer(acknowledge, { ok: true })
    })
  })
}

const missed = (changedAgo: number) => ({
  missed: true as const,
  ...(Number.isFinite(changedAgo) && { changed_ago: changedAgo }),
})

function answer(acknowledge: unknown, content: Answer): void {
  if (typeof acknowledge === 'function') acknowledge(content)
}
