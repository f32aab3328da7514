import { defineEvent } from '../../../events/event'

/** An answer is complete and stored. */
export const questionAnswered = defineEvent<{ conversationId: string; answerId: string }>('question.answered')
