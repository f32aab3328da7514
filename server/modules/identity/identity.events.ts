import { defineEvent } from '../../events/event'

/** Sessions were ended; nothing that they opened may stay open. */
export const sessionsEnded = defineEvent<{ sessionIds: string[] }>('session.ended')

/** A person got another role, or their account was deactivated or activated. */
export const rightsChanged = defineEvent<{ personId: string }>('account.rights_changed')
