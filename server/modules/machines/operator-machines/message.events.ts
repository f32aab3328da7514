import { defineEvent } from '../../../events/event'

/** A message was added to the thread of an operator's machine. */
export const messagePosted = defineEvent<{ operatorMachineId: string; messageId: string }>('message.posted')
