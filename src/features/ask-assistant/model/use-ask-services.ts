import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type Answer, conversationQueries, storeConversation, withExchange } from '@/entities/conversation'
import { userQueries } from '@/entities/user'
import { assistants, unwrap } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { joinRoom } from '@/shared/realtime'
import { askAssistantText } from '../text'
import type { AskServices } from './ask-question'

/**
 * The calls behind a question. What they bring goes into the query cache and onto this device, so that every place
 * that shows the conversation shows it at once.
 *
 * @param onConversationOpened told the id of a conversation that had to be begun
 */
export function useAskServices(onConversationOpened: (id: string) => void): AskServices {
  const queryClient = useQueryClient()
  const t = useText(askAssistantText)

  return {
    asker: () => askerOf(queryClient),
    openConversation: async (machineId, signal) => {
      const body = { assistant: 'operations' as const, machine_id: machineId }
      const conversation = await unwrap(assistants.POST('/conversations/', { body, signal }))
      queryClient.setQueryData(conversationQueries.detail(conversation.id).queryKey, conversation)
      onConversationOpened(conversation.id)
      return conversation.id
    },
    follow: (conversationId, onDelta) => joinRoom(`conversation:${conversationId}`, { 'answer.delta': onDelta }),
    ask: async (question, signal) => {
      const answer = await unwrap(assistants.POST('/assistants/operations', { body: question, signal }))
      if (!signal.aborted) await keep(queryClient, question.prompt, answer)
      return answer
    },
    explain: (error) => (error instanceof Error ? error.message : t('failed')),
  }
}

async function keep(queryClient: QueryClient, question: string, answer: Answer) {
  const { queryKey } = conversationQueries.detail(answer.conversation_id)
  // A reading that began before the answer would put back the conversation without it.
  await queryClient.cancelQueries({ queryKey })
  const conversation = queryClient.setQueryData(
    queryKey,
    (before) => before && withExchange(before, question, answer, new Date()),
  )
  if (conversation) storeConversation(conversation)
  void queryClient.invalidateQueries({ queryKey: conversationQueries.lists() })
}

function askerOf(queryClient: QueryClient) {
  const user = queryClient.getQueryData(userQueries.me().queryKey)
  return user ? { user: user.email, organization_name: user.organization?.name ?? null } : {}
}
