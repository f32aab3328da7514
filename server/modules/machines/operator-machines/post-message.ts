import { lockService } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
import { conflict, notFound } from '../../../domain/domain-error'
import { publish } from '../../../events/unit-of-work'
import { replacePictures } from '../../pictures'
import { findAnswerPlace, findQuestion, findUnansweredQuestion, type Question } from './asked-question.repository'
import { recordOperatorMessage } from './change-thread'
import { type AskedDealer, type Message, messageBody, onlyDealersReply } from './message'
import { findMessage, findSentMessage, insertMessage } from './message.repository'
import { assertServed, notServed, type OperatorMachine } from './operator-machine'
import { messagePosted } from './operator-machine.events'

interface PostMessage {
  operatorMachine: OperatorMachine
  /** As typed. */
  text: string
  about: AskedDealer | undefined
  /** Of a question: the answer in a conversation of the author that did not help. */
  answerId: string | undefined
  /**
   * Of the dealership: the question that it answers, null for none. By default, what its people write, other than their own
   * questions, answers the newest one, if nobody has answered it.
   */
  replyTo: string | null | undefined
  /** Uploaded by the author. */
  pictureIds: readonly string[]
  author: Caller
  /** The same for every attempt to send it. */
  clientId: string | undefined
}

/**
 * Adds a message to the thread of an operator's machine; one of the operator opens a closed thread again. A message that
 * was already sent with its client id is returned as stored.
 * @throws DomainError invalid for an empty message or an operator's reply, not-found if the thread has no such question,
 *   forbidden if the dealership no longer serves the operator, conflict if another message was sent with the client id
 */
export async function postMessage(
  trx: Transaction,
  { operatorMachine, text, about, answerId, replyTo, pictureIds, author, clientId }: PostMessage,
): Promise<Message> {
  const body = messageBody(text, pictureIds)
  const key = { operatorMachineId: operatorMachine.id, personId: author.userId, clientId }
  const sentBefore = await findSentMessage(trx, key)
  if (sentBefore) return assertSame(sentBefore, body, pictureIds)
  assertServed(operatorMachine)
  // A message that is sent while the link ends is either stored before the end or refused.
  const sides = { dealershipId: operatorMachine.dealership.id, operatorId: operatorMachine.organization.id }
  if (!(await lockService(trx, sides))) throw notServed()
  const isFromOperator = author.organization?.id === sides.operatorId
  if (isFromOperator && replyTo) throw onlyDealersReply()
  const answersByDefault = author.organization?.id === sides.dealershipId && !about
  const questionId = replyTo === undefined && !answersByDefault ? null : replyTo
  const question = await findAnswered(trx, operatorMachine.id, questionId)
  const place = answerId ? await findAnswerPlace(trx, { answerId, personId: author.userId }) : undefined
  if (answerId && !place) throw notFound('Answer')
  const askedFrom = about ? place : undefined
  const id = await insertMessage(trx, {
    ...key,
    organizationId: author.organization?.id ?? null,
    body,
    about,
    askedFrom,
    replyTo: question?.id,
  })
  if (!id) return assertSame(await findSentMessage(trx, key), body, pictureIds)
  if (isFromOperator) await recordOperatorMessage(trx, operatorMachine.id, author.userId)
  const subject = { kind: 'message', organizationId: sides.operatorId, id } as const
  await replacePictures(trx, { subject, pictureIds, uploadedBy: author.userId })
  const conversationId = askedFrom?.conversationId ?? question?.conversationId ?? null
  await publish(trx, messagePosted({ operatorMachineId: operatorMachine.id, messageId: id, conversationId }))
  return findMessage(trx, operatorMachine.id, id)
}

/** The question that a message of the dealership answers. */
async function findAnswered(
  trx: Transaction,
  operatorMachineId: string,
  replyTo: string | null | undefined,
): Promise<Question | undefined> {
  if (replyTo === null) return undefined
  if (replyTo === undefined) return findUnansweredQuestion(trx, operatorMachineId)
  const question = await findQuestion(trx, operatorMachineId, replyTo)
  if (!question) throw notFound('Message')
  return question
}

function assertSame(sentBefore: Message | undefined, body: string, pictureIds: readonly string[]): Message {
  if (!sentBefore) throw notFound('Operator machine')
  const { pictures } = sentBefore
  const hasSamePictures =
    pictures.length === pictureIds.length && pictures.every(({ id }, index) => id === pictureIds[index])
  if (sentBefore.body === body && hasSamePictures) return sentBefore
  throw conflict('client_id_used', {
    en: 'Another message was sent with this client_id.',
    es: 'Ya se envió otro mensaje con este client_id.',
  })
}
