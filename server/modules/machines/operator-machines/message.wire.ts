import type { components } from '#contract/platform'
import type { Caller } from '../../../access/caller'
import type { Message } from './message'

export function messageToWire(message: Message, reader: Caller): components['schemas']['MachineMessage'] {
  const { id, body, personId, firstName, lastName, organization, createdAt } = message
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return {
    id,
    body,
    author: { name, organization },
    is_own: personId === reader.userId,
    created_at: createdAt.toISOString(),
  }
}
