import { defineEvent } from '../../../events/event'

/** An answer was completed and stored. */
export const questionAnswered = defineEvent<{ conversationId: string; answerId: string }>('question.answered')
