export { FeedbackPage } from './feedback-page'
export type { FeedbackSearch } from './feedback-search'
