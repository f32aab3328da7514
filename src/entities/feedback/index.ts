export {
  assistantNames,
  type Candidate,
  confidences,
  type ExplainedAnswer,
  type Feedback,
  type FeedbackExplanation,
  type FeedbackSummary,
  type GivenFeedback,
  type ModelTrace,
  type Rating,
  ratings,
  type UnansweredQuestion,
} from './feedback'
export { feedbackMutations } from './feedback.mutations'
export { exportFeedback, feedbackQueries } from './feedback.queries'
export { feedbackText } from './text'
export { RatingBadge } from './ui/rating-badge'
