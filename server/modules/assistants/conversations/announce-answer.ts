import type { Realtime } from '../../../infrastructure/realtime/realtime'
import { conversationRoom } from './conversation-room'

type Emits = Pick<Realtime, 'emit'>

/** Sends the next part of an answer to all clients that have the conversation open. */
export const announceDelta = (realtime: Emits, conversationId: string, answerId: string, text: string): void =>
  realtime.emit([conversationRoom(conversationId)], 'answer.delta', {
    conversation_id: conversationId,
    answer_id: answerId,
    text,
  })

export const announceAnswer =
  (realtime: Emits) =>
  ({ conversationId, answerId }: { conversationId: string; answerId: string }): void =>
    realtime.emit([conversationRoom(conversationId)], 'answer.done', {
      conversation_id: conversationId,
      answer_id: answerId,
    })
