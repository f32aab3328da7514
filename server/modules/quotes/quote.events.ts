import { defineEvent } from '../../events/event'

/** A quote was requested, changed, moved, or opened by the customer. */
export const quoteChanged = defineEvent<{ quoteId: string }>('quote.changed')
