import { useLive } from '@/shared/realtime'
import type { Conversation } from './conversation'
import { conversationQueries } from './conversation.queries'

/** Follows what a dealership answers to what it was asked from a conversation. */
export function useLiveReplies(conversation: Conversation | undefined): void {
  const id = conversation?.id ?? ''
  const hasAsked = conversation?.messages.some(({ dealer_questions }) => dealer_questions.length > 0) ?? false
  useLive(['dealer.message'], hasAsked ? id : undefined, conversationQueries.detail(id).queryKey)
}
