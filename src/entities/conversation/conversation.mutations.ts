import { mutationOptions } from '@tanstack/react-query'
import { assistants, invalidates, unwrap } from '@/shared/api'
import type { Answer } from './conversation'
import { conversationQueries } from './conversation.queries'
import { readStoredConversation, removeStoredConversation } from './stored-conversation'

export const conversationMutations = {
  rename: (id: string) =>
    mutationOptions({
      mutationFn: (title: string) =>
        unwrap(assistants.PUT('/conversations/{id}', { params: { path: { id } }, body: { title } })),
      ...invalidates(conversationQueries.lists(), conversationQueries.detail(id).queryKey),
    }),
  /** E-mails an answer to these addresses. */
  share: ({ id, conversation_id }: Pick<Answer, 'id' | 'conversation_id'>) =>
    mutationOptions({
      mutationFn: async (to_emails: string[]): Promise<void> => {
        await unwrap(
          assistants.POST('/session-summary/share', { body: { conversation_id, message_id: id, to_emails } }),
        )
      },
    }),
  /** Deletes it with its questions and answers. */
  remove: (id: string) =>
    mutationOptions({
      mutationFn: async (): Promise<void> => {
        await unwrap(assistants.DELETE('/conversations/{id}', { params: { path: { id } } }))
        if (readStoredConversation(id)) removeStoredConversation()
      },
      ...invalidates(conversationQueries.lists()),
    }),
}
