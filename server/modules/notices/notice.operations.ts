import type { Database } from '../../db/connection'
import type { PlatformHandlers } from '../../http/operation'
import { listNotices, markRead } from './notice.repository'

/** The caller's own notices. */
export const noticeOperations = (db: Database) =>
  ({
    listNotices: async ({ query: { page, limit }, caller, language }) => {
      const { items, total } = await listNotices(db, caller.userId, { page, limit })
      const written = items.map(({ createdAt, isRead, text, ...notice }) => ({
        ...notice,
        text: text[language],
        created_at: createdAt.toISOString(),
        is_read: isRead,
      }))
      return { status: 200, body: { items: written, total, page, limit } }
    },

    readNotices: async ({ body, caller }) => {
      await markRead(db, caller.userId, new Date(body.until))
      return { status: 204 }
    },
  }) satisfies Pick<PlatformHandlers, 'listNotices' | 'readNotices'>
