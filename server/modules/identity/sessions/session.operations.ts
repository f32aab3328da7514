import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { endSession, endSessions } from './end-sessions'
import { listSessions, MAX_LISTED_SESSIONS } from './session.repository'
import { deviceOf } from './session-device'

/** Where the caller is signed in (behaviour, section 3: sessions are listed and revocable). */
export function sessionOperations(db: Database, transact: Transact) {
  return {
    listSessions: async ({ caller, language }) => {
      const open = await listSessions(db, caller.userId)
      const items = open.map(({ id, userAgent, address, createdAt, lastUsedAt }) => ({
        id,
        device: deviceOf(userAgent, language),
        address,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        is_current: id === caller.sessionId,
      }))
      return { status: 200, body: { items, total: items.length, page: 1, limit: MAX_LISTED_SESSIONS } }
    },

    endSession: async ({ path, caller }) => {
      const wasOpen = await transact((trx) => endSession(trx, { id: path.id, personId: caller.userId }))
      if (!wasOpen) throw notFound('Session')
      return { status: 204 }
    },

    endOtherSessions: async ({ caller }) => {
      await transact((trx) => endSessions(trx, { personId: caller.userId, exceptId: caller.sessionId }))
      return { status: 204 }
    },
  } satisfies Pick<PlatformHandlers, 'listSessions' | 'endSession' | 'endOtherSessions'>
}
