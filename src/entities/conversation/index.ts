export {
  type Answer,
  type Citation,
  type Conversation,
  type ConversationSummary,
  type DealerQuestion,
  type Exchange,
  exchangesOf,
  isWaitingFor,
  type SafetyNote,
  type Turn,
  turnsOf,
  withExchange,
} from './conversation'
export { conversationMutations } from './conversation.mutations'
export { conversationQueries } from './conversation.queries'
export { forgetConversation, storeConversation, storedConversationId } from './stored-conversation'
export { ConfidenceBadge } from './ui/confidence-badge'
export { useLiveReplies } from './use-live-replies'
