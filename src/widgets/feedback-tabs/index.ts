export { FeedbackTabs } from './ui/feedback-tabs'
export { ManualTabs } from './ui/manual-tabs'
