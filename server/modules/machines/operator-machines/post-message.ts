import { lockService } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
import { conflict, notFound } from '../../../domain/domain-error'
import { publish } from '../../../events/unit-of-work'
import { replacePictures } from '../../pictures'
import { recordOperatorMessage } from './change-thread'
import { type AskedDealer, type Message, messageBody } from './message'
import { findMessage, findSentMessage, insertMessage } from './message.repository'
import { assertServed, notServed, type OperatorMachine } from './operator-machine'
import { messagePosted } from './operator-machine.events'

interface PostMessage {
  operatorMachine: OperatorMachine
  /** As typed. */
  text: string
  about: AskedDealer | undefined
  /** Uploaded by the author. */
  pictureIds: readonly string[]
  author: Caller
  /** The same for every attempt to send it. */
  clientId: string | undefined
}

/**
 * Adds a message to the thread of an operator's machine; one of the operator opens a closed thread again. A message that
 * was already sent with its client id is returned as stored.
 * @throws DomainError invalid for an empty message, forbidden if the dealership no longer serves the operator, conflict if
 *   another message was sent with the client id
 */
export async function postMessage(
  trx: Transaction,
  { operatorMachine, text, about, pictureIds, author, clientId }: PostMessage,
): Promise<Message> {
  const body = messageBody(text)
  const key = { operatorMachineId: operatorMachine.id, personId: author.userId, clientId }
  const sentBefore = await findSentMessage(trx, key)
  if (sentBefore) return assertSame(sentBefore, body)
  assertServed(operatorMachine)
  // A message that is sent while the link ends is either stored before the end or refused.
  const sides = { dealershipId: operatorMachine.dealership.id, operatorId: operatorMachine.organization.id }
  if (!(await lockService(trx, sides))) throw notServed()
  const id = await insertMessage(trx, { ...key, organizationId: author.organization?.id ?? null, body, about })
  if (!id) return assertSame(await findSentMessage(trx, key), body)
  if (author.organization?.id === sides.operatorId) {
    await recordOperatorMessage(trx, operatorMachine.id, author.userId)
  }
  const subject = { kind: 'message', organizationId: sides.operatorId, id } as const
  await replacePictures(trx, { subject, pictureIds, uploadedBy: author.userId })
  await publish(trx, messagePosted({ operatorMachineId: operatorMachine.id, messageId: id }))
  return findMessage(trx, operatorMachine.id, id)
}

function assertSame(sentBefore: Message | undefined, body: string): Message {
  if (!sentBefore) throw notFound('Operator machine')
  if (sentBefore.body === body) return sentBefore
  throw conflict('client_id_used', {
    en: 'Another message was sent with this client_id.',
    es: 'Ya se envió otro mensaje con este client_id.',
  })
}
