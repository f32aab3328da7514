import { invalid } from '../../../../domain/domain-error'
import type { Conversation, StoredAnswer } from '../conversation'
import { tablesAsLines } from './tables-as-lines'

export interface SharedAnswer {
  question: string
  answer: StoredAnswer
}

/** Which answer is meant: by its message, or by the words of its question, or else the last one. */
export interface NamedAnswer {
  messageId: string | undefined
  query: string | undefined
}

/**
 * An answer with the question that it belongs to.
 * @throws DomainError invalid for a message that is no answer of the conversation, or where it has none
 */
export function sharedAnswerOf({ messages }: Conversation, { messageId, query }: NamedAnswer): SharedAnswer {
  const answers = messages.flatMap(({ id, answer }, index) => {
    const question = messages.slice(0, index).findLast(({ role }) => role === 'user')?.content ?? ''
    return answer ? [{ id, question, answer }] : []
  })
  const asked = answers.findLast(({ question }) => question === query?.trim())
  const meant = messageId ? answers.find(({ id }) => id === messageId) : (asked ?? answers.at(-1))
  if (!meant) throw noAnswer()
  return { question: meant.question, answer: meant.answer }
}

/** Words in brackets before the number of the citation that they lead to: "[5 more steps from page 31][2]". */
const wordsOfCitation = /(?<!\\)\[(?!\d{1,2}\])([^[\]\\]+)\](?=\[\d)/g

/** An answer as plain text: no marks of Markdown, only the numbers of its sources. */
export const plainAnswer = (response: string): string =>
  tablesAsLines(response)
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(wordsOfCitation, '$1 ')
    .replace(/^> /gm, '')
    .replace(/(?<!\\)\*\*/g, '')
    .replace(/\\([^\w\s])/g, '$1')
    .trim()

/** The number of a citation in an answer, unless it is escaped, because it is a manual's own text, or leads elsewhere. */
const citationMark = /(?<!\\)\[(\d{1,2})\](?!\()/g

/** The citations that an answer refers to, with their numbers; the others are further places to read. */
export function citedSources({ response, citations }: Pick<StoredAnswer, 'response' | 'citations'>) {
  const cited = new Set([...response.matchAll(citationMark)].map(([, digits]) => Number(digits)))
  return citations.map((citation, index) => ({ ...citation, n: index + 1 })).filter(({ n }) => cited.has(n))
}

const noAnswer = () =>
  invalid({
    path: 'body.message_id',
    message: {
      en: 'Must be an answer in this conversation.',
      es: 'Debe ser una respuesta de esta conversación.',
    },
  })
