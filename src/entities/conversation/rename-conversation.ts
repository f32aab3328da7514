import { useMutation, useQueryClient } from '@tanstack/react-query'
import { assistants, unwrap } from '@/shared/api'
import { conversationQueries } from './conversation.queries'

/** Renames a conversation and shows the new title wherever the old one stands. */
export function useRenameConversation() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      unwrap(assistants.PUT('/conversations/{id}', { params: { path: { id } }, body: { title } })),
    onSuccess: (conversation) => {
      queryClient.setQueryData(conversationQueries.detail(conversation.id).queryKey, conversation)
      return queryClient.invalidateQueries({ queryKey: conversationQueries.lists() })
    },
  })
}
