import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { PlatformHandlers } from '../../../http/operation'
import type { Realtime } from '../../../infrastructure/realtime/realtime'
import { endSessionsOf, mostListed, type SessionRepository } from './session.repository'
import { deviceOf } from './session-device'

interface Options {
  db: Database
  sessions: SessionRepository
  realtime: Pick<Realtime, 'endSession'>
}

/** Where the caller is signed in (behaviour, section 3: sessions are listed and revocable). */
export function sessionOperations({ db, sessions, realtime }: Options) {
  return {
    listSessions: async ({ caller }) => {
      const open = await sessions.list(caller.userId)
      const items = open.map(({ id, userAgent, address, createdAt, lastUsedAt }) => ({
        id,
        device: deviceOf(userAgent),
        address,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        is_current: id === caller.sessionId,
      }))
      return { status: 200, body: { items, total: items.length, page: 1, limit: mostListed } }
    },

    endSession: async ({ path, caller }) => {
      if (!(await sessions.endOne(path.id, caller.userId))) throw notFound('Session')
      realtime.endSession([path.id])
      return { status: 204 }
    },

    endOtherSessions: async ({ caller }) => {
      realtime.endSession(await endSessionsOf(db, caller.userId, 'revoked', caller.sessionId))
      return { status: 204 }
    },
  } satisfies Pick<PlatformHandlers, 'listSessions' | 'endSession' | 'endOtherSessions'>
}
