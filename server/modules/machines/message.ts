import type { components } from '#contract/platform'
import type { Caller } from '../../access/caller'

/** What somebody wrote in the thread between an operator and a dealership on a machine. */
export interface Message {
  id: string
  body: string
  /** Null where the account is no more. */
  personId: string | null
  firstName: string | null
  lastName: string | null
  /** Whom they wrote for; null for a super user. */
  organization: string | null
  createdAt: Date
}

/** The room that hears of each message on an operator's machine. */
export const operatorMachineRoom = (id: string) => `operator-machine:${id}`

/** @returns the text without blanks around it, its lines as they are */
export const tidyBody = (typed: string): string => typed.replace(/\r\n?/g, '\n').trim()

export function toWire(message: Message, reader: Caller): components['schemas']['MachineMessage'] {
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
