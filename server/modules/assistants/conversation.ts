import type { components } from '#contract/assistants'
import type { ComposedAnswer } from './answering/engine'

export type AssistantName = components['schemas']['AssistantName']
export type Turn = components['schemas']['Turn']

/** What is kept of an answer. Addresses of images are not: they end within minutes and are made when it is read. */
export interface StoredAnswer extends ComposedAnswer {
  engine: 'extractive' | 'model'
  durationMs: number
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

/** What a conversation is called until somebody renames it: the first words of its first question. */
export function titleOf(prompt: string): string {
  const words = prompt.replace(/\s+/g, ' ').trim()
  return words.length <= 80 ? words : `${words.slice(0, 79).trimEnd()}…`
}

/**
 * The person's turns that a sent conversation has beyond the stored one. The assistant's turns never change
 * (behaviour, section 5).
 * @returns undefined when the sent one changes what is stored, or adds a turn in the assistant's name
 */
export function addedTurns(
  stored: readonly Pick<Message, 'role' | 'content'>[],
  sent: readonly Turn[],
): string[] | undefined {
  const unchanged = stored.every(({ role, content }, index) => {
    const turn = sent[index]
    return turn?.role === role && turn.content === content
  })
  const added = sent.slice(stored.length)
  return unchanged && added.every(({ role }) => role === 'user') ? added.map(({ content }) => content) : undefined
}

/** The manuals that the answers of a conversation cite, each once. */
export function citedManuals({ messages }: Conversation): string[] {
  const cited = messages.flatMap(({ answer }) => (answer ? [...answer.citations, ...answer.nearest] : []))
  return [...new Set(cited.map(({ manualId }) => manualId))]
}
