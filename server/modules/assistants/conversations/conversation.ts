import type { components } from '#contract/assistants'
import { conflict, invalid } from '../../../domain/domain-error'
import type { ComposedAnswer } from '../answering/engine'

export type AssistantName = components['schemas']['AssistantName']
export type Turn = components['schemas']['Turn']

/** A manual that was still being read when the question was asked. */
export interface PendingManual {
  manualId: string
  displayName: string
  pagesDone: number
  /** Null as long as the file was not opened. */
  pages: number | null
}

/** What is stored of an answer. Addresses of images are not: they expire within minutes and are made when it is read. */
export interface StoredAnswer extends ComposedAnswer {
  engine: 'extractive' | 'model'
  durationMs: number
  /** Absent in answers of before manuals were named that are being read. */
  pendingManuals?: PendingManual[]
}

export interface Message {
  id: string
  role: Turn['role']
  content: string
  createdAt: Date
  answer: StoredAnswer | null
}

export interface ConversationSummary {
  id: string
  assistant: AssistantName
  machineId: string
  title: string
  createdAt: Date
  updatedAt: Date
}

export interface Conversation extends ConversationSummary {
  messages: Message[]
}

/** The title of a conversation until somebody renames it: the first words of its first question. */
export function titleOf(prompt: string): string {
  const words = prompt.replace(/\s+/g, ' ').trim()
  return words.length <= 80 ? words : `${words.slice(0, 79).trimEnd()}…`
}

/**
 * The person's turns that a sent conversation has beyond the stored one. The assistant's turns never change
 * (behaviour, section 5).
 * @throws DomainError conflict when the sent one changes what is stored, or adds a turn in the assistant's name; invalid
 *   for an empty turn
 */
export function addedTurns(stored: readonly Turn[], sent: readonly Turn[]): string[] {
  const unchanged = stored.every(({ role, content }, index) => {
    const turn = sent[index]
    return turn?.role === role && turn.content === content
  })
  const added = sent.slice(stored.length)
  if (!unchanged || added.some(({ role }) => role !== 'user')) throw conversationChanged()
  const blank = added.findIndex(({ content }) => content.trim() === '')
  if (blank >= 0) throw blankTurn(stored.length + blank)
  return added.map(({ content }) => content)
}

const conversationChanged = () =>
  conflict('conversation_changed', {
    en: 'You can only add turns of your own, after those that are stored.',
    es: 'Solo puede añadir turnos suyos, después de los que ya están guardados.',
  })

const blankTurn = (position: number) =>
  invalid({
    path: `body.conversation.${position}.content`,
    message: { en: 'Your turn must not be empty.', es: 'Su turno no debe estar vacío.' },
  })

/** The manuals that the answers of a conversation name, each once. */
export function namedManuals({ messages }: Conversation): string[] {
  const named = messages.flatMap(({ answer }) =>
    answer ? [...answer.citations, ...answer.nearest, ...(answer.pendingManuals ?? [])] : [],
  )
  return [...new Set(named.map(({ manualId }) => manualId))]
}
