import { invalid } from '../../../domain/domain-error'
import type { Picture } from '../../pictures'

/** What a question to the dealer is about. */
export interface AskedDealer {
  /** Empty where it is unknown. */
  serialNumber: string
  /** The answer that did not help; empty where there was none. */
  answer: string
}

/** An assistant's answer in its place in somebody's conversation. */
export interface AnswerPlace {
  conversationId: string
  position: number
}

/** A message in the thread between an operator and a dealership about a machine. */
export interface Message {
  id: string
  body: string
  /** Of a question to the dealer. */
  about: AskedDealer | null
  /** Whether it was asked from a conversation, which shows what the dealership answers. */
  isInConversation: boolean
  /** The question that it answers. */
  replyTo: string | null
  pictures: readonly Picture[]
  /** Null if the account no longer exists. */
  personId: string | null
  firstName: string | null
  lastName: string | null
  /** The organization they wrote for; null for a super user. */
  organization: string | null
  createdAt: Date
}

/**
 * Removes blanks around a text and unifies its line ends.
 * @throws DomainError invalid for an empty text without pictures
 */
export function messageBody(typed: string, pictureIds: readonly string[] = []): string {
  const body = typed.replace(/\r\n?/g, '\n').trim()
  if (!body && pictureIds.length === 0)
    throw invalid({ path: 'body.body', message: { en: 'Must not be empty.', es: 'No puede estar vacío.' } })
  return body
}

export const onlyDealersReply = () =>
  invalid({
    path: 'body.reply_to',
    message: {
      en: 'Only the dealership answers questions.',
      es: 'Solo el concesionario responde a las preguntas.',
    },
  })
