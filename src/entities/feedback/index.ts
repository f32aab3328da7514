export {
  assistantNames,
  type Feedback,
  type GivenFeedback,
  isAssistantName,
  isRating,
  type Rating,
  ratings,
} from './feedback'
export { feedbackMutations } from './feedback.mutations'
export { type FeedbackFilter, feedbackQueries } from './feedback.queries'
export { feedbackText } from './text'
export { RatingBadge } from './ui/rating-badge'
