import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { joinRoom } from '@/shared/realtime'
import type { Conversation } from './conversation'
import { conversationQueries } from './conversation.queries'

/** Follows what a dealership answers to what it was asked from a conversation. */
export function useLiveReplies(conversation: Conversation | undefined): void {
  const queryClient = useQueryClient()
  const id = conversation?.id
  const hasAsked = conversation?.messages.some(({ dealer_questions }) => dealer_questions.length > 0) ?? false
  useEffect(() => {
    if (id === undefined || !hasAsked) return
    const refresh = () => void queryClient.invalidateQueries({ queryKey: conversationQueries.detail(id).queryKey })
    return joinRoom(`conversation:${id}`, { 'dealer.message': refresh, rejoined: refresh }).leave
  }, [queryClient, id, hasAsked])
}
