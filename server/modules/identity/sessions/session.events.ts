import { defineEvent } from '../../../events/event'

/** Sessions were ended; nothing that they opened may stay open. */
export const sessionsEnded = defineEvent<{ sessionIds: string[] }>('session.ended')
