import type { components } from '#contract/platform'
import type { Feedback } from './feedback'

export const toWire = ({ conversationId, givenAt, ...feedback }: Feedback): components['schemas']['Feedback'] => ({
  ...feedback,
  conversation_id: conversationId,
  created_at: givenAt.toISOString(),
})
