import type { components } from '#contract/assistants'
import type { AskedQuestion } from '../../machines'
import type { PictureToWire } from '../../pictures'

export const dealerQuestionToWire = (
  { id, threadId, dealership, body, createdAt, replies }: AskedQuestion,
  pictureToWire: PictureToWire,
): components['schemas']['DealerQuestion'] => ({
  id,
  thread_id: threadId,
  dealership,
  body,
  created_at: createdAt.toISOString(),
  replies: replies.map((reply) => ({
    id: reply.id,
    body: reply.body,
    pictures: reply.pictures.map(pictureToWire),
    author: reply.author ?? '',
    created_at: new Date(reply.createdAt).toISOString(),
  })),
})
