import type { components } from '#contract/platform'
import type { Caller } from '../../../access/caller'
import type { PictureToWire } from '../../pictures'
import type { Message } from './message'

export function messageToWire(
  message: Message,
  reader: Caller,
  pictureToWire: PictureToWire,
): components['schemas']['MachineMessage'] {
  const {
    id,
    body,
    about,
    isInConversation,
    replyTo,
    pictures,
    personId,
    firstName,
    lastName,
    organization,
    createdAt,
  } = message
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return {
    id,
    body,
    about: about && { serial_number: about.serialNumber, answer: about.answer },
    in_conversation: isInConversation,
    reply_to: replyTo,
    pictures: pictures.map(pictureToWire),
    author: { name, organization },
    is_own: personId === reader.userId,
    created_at: createdAt.toISOString(),
  }
}
