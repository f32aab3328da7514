import type { Realtime } from '../../../infrastructure/realtime/realtime'
import { conversationRoom } from './conversation-room'

type Emits = Pick<Realtime, 'emit'>

export interface Delta {
  conversationId: string
  answerId: string
  /** Of the question, by which each client knows its own. */
  clientId: string | undefined
  text: string
}

/** Sends the next part of an answer to all clients that have the conversation open. */
export const announceDelta = (realtime: Emits, { conversationId, answerId, clientId, text }: Delta): void =>
  realtime.emit([conversationRoom(conversationId)], 'answer.delta', {
    conversation_id: conversationId,
    answer_id: answerId,
    ...(clientId !== undefined && { client_id: clientId }),
    text,
  })

export const announceAnswer =
  (realtime: Emits) =>
  ({ conversationId, answerId }: { conversationId: string; answerId: string }): void =>
    realtime.emit([conversationRoom(conversationId)], 'answer.done', {
      conversation_id: conversationId,
      answer_id: answerId,
    })

/** Reports to all clients that have a conversation open that a dealership was asked from it, or has answered. */
export const announceDealerMessage =
  (realtime: Emits) =>
  ({ conversationId, messageId }: { conversationId: string | null; messageId: string }): void => {
    if (!conversationId) return
    realtime.emit([conversationRoom(conversationId)], 'dealer.message', {
      conversation_id: conversationId,
      message_id: messageId,
    })
  }
