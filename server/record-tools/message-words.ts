import { beginningOf } from '../domain/beginning-of'
import { dayFor, inLanguage } from './asker-text'
import type { Asker } from './record-tool'
import type { ToolState } from './states'

interface WrittenMessage {
  body: string
  /** Null for a person who was deleted. */
  author: string | null
  organization: string | null
  /** What the message is about, such as an order. */
  about: string
  createdAt: Date
}

const MAX_QUOTED = 280

/** Who wrote what about what, and when. */
export function writeMessage({ body, author, organization, about, createdAt }: WrittenMessage, asker: Asker): string {
  const day = dayFor(createdAt, asker)
  const who = [author, organization && (author ? `(${organization})` : organization)].filter(Boolean).join(' ')
  const quoted = beginningOf(body.replace(/\s+/g, ' ').trim(), MAX_QUOTED)
  return inLanguage(
    {
      en: `${about}, ${day}${who ? `, ${who}` : ''}: “${quoted}”`,
      es: `${about}, ${day}${who ? `, ${who}` : ''}: «${quoted}»`,
    },
    asker,
  )
}

/** By which messages are chosen, from the side of whoever asks. */
export const messageStates: readonly ToolState[] = [
  { name: 'received', meaning: 'written by the other side' },
  { name: 'sent', meaning: 'written by the side of whoever asks' },
  { name: 'to_answer', meaning: 'of the other side, and not answered yet' },
  { name: 'with_them', meaning: 'of the side of whoever asks, and not answered yet' },
  { name: 'unread' },
]
