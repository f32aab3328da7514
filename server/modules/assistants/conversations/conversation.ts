import { conflict, invalid } from '../../../domain/domain-error'
import type { Text } from '../../../domain/text'
import type { ComposedAnswer } from '../answering/engine'
import type { ModelTrace } from '../answering/model/model-trace'
import { isCourtesy } from '../courtesies/courtesy'

export type AssistantName = 'operations' | 'parts' | 'general'

export interface Turn {
  role: 'user' | 'assistant'
  content: string
}

/** A manual that was still being read when the question was asked. */
export interface PendingManual {
  manualId: string
  displayName: string
  pagesDone: number
  /** Null until the file has been opened. */
  pages: number | null
}

/** A stored answer. Image addresses are not stored, because they expire within minutes; they are signed on each read. */
export interface StoredAnswer
  extends Omit<ComposedAnswer, 'parts' | 'understoodAbout' | 'warnings' | 'sought'>,
    Partial<Pick<ComposedAnswer, 'parts' | 'understoodAbout'>> {
  durationMs: number
  /** The person's records that it was read from. Absent in older answers. */
  records?: AnswerRecord[]
  /** How the language model came to it, or why it did not answer. Absent where none was asked. */
  model?: ModelTrace
  /** Whether it can be answered once a machine is chosen. Absent in older answers. */
  asksForMachine?: boolean
  /** Whether it was asked without the earlier turns. */
  standalone?: true
  /** The model that the question names, where none is chosen. */
  namedMachineId?: string
  /** Of a refusal: whether no manual could answer it. Absent in older answers. */
  offTopic?: boolean
  /** About the choice of manuals, and what the answer says of its parts. Older answers have strings, in English. */
  warnings: (string | Text)[]
  /** Absent in older answers. */
  pendingManuals?: PendingManual[]
  /** The manuals that were searched, so that the answer can be explained later. Absent in older answers. */
  searchedManuals?: ManualRevision[]
}

/** A record of the person's own, which an answer was read from. */
export interface AnswerRecord {
  title: string
  /** Of its page in the web app. */
  path: string
}

/** A manual as it was when it was searched. */
export interface ManualRevision {
  id: string
  revision: number
}

export interface Message {
  id: string
  role: Turn['role']
  content: string
  /** In the conversation, from 0. */
  position: number
  createdAt: Date
  answer: StoredAnswer | null
}

export interface ConversationSummary {
  id: string
  assistant: AssistantName
  /** Null with the general assistant, if no machine is chosen. */
  machineId: string | null
  /** The one that was last asked about; null for the whole model. */
  serialNumber: string | null
  title: string
  createdAt: Date
  updatedAt: Date
}

/** As a list names it. */
export interface ListedConversation extends ConversationSummary {
  /** Brand and model. */
  machineName: string | null
}

export interface Conversation extends ConversationSummary {
  messages: Message[]
}

/** What the person has said in a conversation, in order. */
export const promptsOf = (turns: readonly Turn[]): string[] =>
  turns.flatMap(({ role, content }) => (role === 'user' ? [content] : []))

interface TitleChange {
  title: string
  /** The prompts before and after the change. */
  before: readonly string[]
  after: readonly string[]
}

/** A title that the person has chosen remains; a derived one follows the questions. */
export const titleAfter = ({ title, before, after }: TitleChange): string =>
  title !== '' && title !== deriveTitle(before) ? title : deriveTitle(after)

/** The start of the first question that is more than a greeting, if there is one. */
function deriveTitle(prompts: readonly string[]): string {
  const prompt = prompts.find((one) => !isCourtesy(one)) ?? prompts[0] ?? ''
  const words = prompt.replace(/\s+/g, ' ').trim()
  return words.length <= 80 ? words : `${words.slice(0, 79).trimEnd()}…`
}

/**
 * The turns that a submitted conversation adds to the stored one. The assistant's turns never change (behaviour,
 * section 5).
 * @throws DomainError conflict if a stored turn differs or a new turn is not the person's; invalid for an empty turn
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
    en: 'You can only add your own turns after the stored ones.',
    es: 'Solo puede añadir sus propios turnos después de los guardados.',
  })

const blankTurn = (position: number) =>
  invalid({
    path: `body.conversation.${position}.content`,
    message: { en: 'Your turn must not be empty.', es: 'Su turno no debe estar vacío.' },
  })

/** The ids of all manuals that the answers of a conversation refer to. */
export const referencedManuals = ({ messages }: Conversation): string[] => [
  ...new Set(messages.flatMap(({ answer }) => (answer ? manualsOf(answer) : []))),
]

/** The pages that the answers of a conversation cite. */
export const citedPages = ({ messages }: Conversation) => messages.flatMap(({ answer }) => answer?.citations ?? [])

/** The part numbers that the answers of a conversation name. */
export const namedNumbers = ({ messages }: Conversation): string[] =>
  messages.flatMap(({ answer }) => (answer?.parts ?? []).map(({ number }) => number))

/** The ids of the manuals that an answer refers to. */
export const manualsOf = ({ citations, nearest, parts = [], pendingManuals = [] }: StoredAnswer): string[] =>
  [...citations, ...nearest, ...parts, ...parts.flatMap(({ listedIn }) => listedIn ?? []), ...pendingManuals].flatMap(
    ({ manualId }) => manualId ?? [],
  )
