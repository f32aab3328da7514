import type { QueryClient } from '@tanstack/react-query'
import type { components } from '#contract/assistants'
import { type Answer, conversationQueries, storeConversation, withExchange } from '@/entities/conversation'

/** Puts an answer into the query cache and onto this device, so that every place that shows the conversation shows it. */
export async function storeAnswer(
  queryClient: QueryClient,
  { prompt, replaces }: Pick<components['schemas']['Question'], 'prompt' | 'replaces'>,
  answer: Answer,
): Promise<void> {
  const { queryKey } = conversationQueries.detail(answer.conversation_id)
  // A reading that began before the answer would put back the conversation without it.
  await queryClient.cancelQueries({ queryKey })
  const conversation = queryClient.setQueryData(
    queryKey,
    (before) => before && withExchange(before, { question: prompt, answer, replaces }, new Date()),
  )
  if (conversation) storeConversation(conversation)
  void queryClient.invalidateQueries({ queryKey: conversationQueries.lists() })
}
