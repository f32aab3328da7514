export {
  type Answer,
  type AnswerPart,
  type AssistantName,
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
export { type FigurePlace, type ListOnPage, listOf, partFigureQueries } from './part-figure.queries'
export { boxPlace, type Passage } from './passage'
export { lastConversation, removeStoredConversation, storeConversation } from './stored-conversation'
export { confidenceText } from './text'
export { ConfidenceBadge } from './ui/confidence-badge'
export { PassageMark } from './ui/passage-mark'
export { useLiveReplies } from './use-live-replies'
