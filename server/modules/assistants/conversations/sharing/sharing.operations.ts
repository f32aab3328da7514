import type { AssistantsHandlers } from '../../../../http/operation'
import { type SharingDependencies, sendAnswer } from './send-answer'

export const sharingOperations = (dependencies: SharingDependencies) =>
  ({
    shareAnswer: async ({ body, caller }) => {
      const { conversation_id: conversationId, message_id: messageId, query, to_emails: recipients } = body
      await sendAnswer(dependencies, { conversationId, named: { messageId, query }, recipients, owner: caller })
      return { status: 204 }
    },
  }) satisfies Pick<AssistantsHandlers, 'shareAnswer'>
