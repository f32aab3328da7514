import { type Language, languages } from '../languages/language'
import { languageData } from '../languages/language-data'
import { normalise } from './normalise'
import { isContentWord } from './stop-words'
import { tokenise } from './tokenise'

export interface Turn {
  role: 'user' | 'assistant'
  content: string
}

const MAX_EARLIER_TURNS = 4
/** A question inherits its subject, not a whole text. */
const MAX_INHERITED_WORDS = 40
/** A fragment is a question such as "for the rear tyres?". */
const MAX_FRAGMENT_WORDS = 4

const opposites = languages.flatMap((language) => languageData[language].question.opposites)

/**
 * The words that a follow-up question inherits from the person's earlier turns, most recent first; none if the question
 * is complete. Contrasting words are not inherited: new numbers replace old ones, "short" replaces "long".
 */
export function inheritedWords(question: string, conversation: readonly Turn[], language: Language): string[] {
  if (!dependsOnContext(question, language)) return []
  const currentWords = new Set(tokenise(question))
  const inherited: string[] = []
  const earlier = conversation
    .filter((turn) => turn.role === 'user')
    .slice(-MAX_EARLIER_TURNS)
    .reverse()
  for (const turn of earlier) {
    for (const word of tokenise(turn.content))
      if (!currentWords.has(word) && !isReplaced(word, currentWords) && !inherited.includes(word)) inherited.push(word)
    if (!dependsOnContext(turn.content, language)) break
  }
  return inherited.slice(0, MAX_INHERITED_WORDS)
}

/** "Driving: what are the steps?" states its topic before the colon. */
const statesTopic = /^\s*\p{L}[^:?.!]{3,}:\s/u

/** Whether a question or sentence says what it is about only together with what was said before it. */
export function dependsOnContext(question: string, language: Language): boolean {
  if (statesTopic.test(question)) return false
  const content = tokenise(question).filter((word) => isContentWord(word, language))
  const { connective, pronoun } = languageData[language].question.followUp
  const text = normalise(question)
  if (connective.test(text)) return content.length <= 6
  if (pronoun.test(text)) return content.length <= 4
  // A few words are a fragment of an earlier question; a complete sentence states its own topic.
  return content.length <= 1 && question.trim().split(/\s+/).length <= MAX_FRAGMENT_WORDS
}

function isReplaced(word: string, currentWords: Set<string>): boolean {
  if (/^\d/.test(word)) return [...currentWords].some((other) => /^\d/.test(other))
  return opposites.some(
    (pair) => pair.includes(word) && pair.some((other) => other !== word && currentWords.has(other)),
  )
}
