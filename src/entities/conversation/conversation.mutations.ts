import { mutationOptions } from '@tanstack/react-query'
import { assistants, invalidates, unwrap } from '@/shared/api'
import { conversationQueries } from './conversation.queries'

export const conversationMutations = {
  rename: (id: string) =>
    mutationOptions({
      mutationFn: (title: string) =>
        unwrap(assistants.PUT('/conversations/{id}', { params: { path: { id } }, body: { title } })),
      ...invalidates(conversationQueries.lists(), conversationQueries.detail(id).queryKey),
    }),
  /** Deletes it with its questions and answers. */
  remove: (id: string) =>
    mutationOptions({
      mutationFn: async (): Promise<void> => {
        await unwrap(assistants.DELETE('/conversations/{id}', { params: { path: { id } } }))
      },
      ...invalidates(conversationQueries.lists()),
    }),
}
