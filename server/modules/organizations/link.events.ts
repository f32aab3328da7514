import { defineEvent } from '../../events/event'

/** A dealership serves an operator no more. */
export const linkEnded = defineEvent<{ dealershipId: string; operatorId: string }>('link.ended')
