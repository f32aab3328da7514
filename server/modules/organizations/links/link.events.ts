import { defineEvent } from '../../../events/event'

/** A dealership serves an operator from now on, for the first time or again. */
export const linkStarted = defineEvent<{ dealershipId: string; operatorId: string }>('link.started')

/** A dealership no longer serves an operator. */
export const linkEnded = defineEvent<{ dealershipId: string; operatorId: string; endedBy: string }>('link.ended')
