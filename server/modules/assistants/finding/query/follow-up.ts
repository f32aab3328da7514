import type { Language } from './language'
import { isStopWord, isTalk } from './small-words'
import { tokenise } from './tokenise'

export interface Turn {
  role: 'user' | 'assistant'
  content: string
}

const opening = /^\s*(?:and|or|also|what about|how about|same for|y|o|und|oder)\b/i
const pointing =
  /\b(?:it|its|them|they|those|these|that one|ones?|the same|there|esos?|esas?|lo mismo|dies\w*|davon|dafur|dafür|dazu)\b/i
const farBack = 4
/** Words that a fragment such as "for the rear tyres?" has at most. */
const fragment = 4

const opposites = [
  'long short',
  'front rear',
  'left right',
  'upper lower',
  'inner outer',
  'above below',
  'big small',
  'high low',
  'input output',
  'inlet outlet',
  'intake exhaust',
  'min max',
  'minimum maximum',
  'first second',
  'single dual',
  'larga corta',
  'largo corto',
  'lang kurz',
  'vorne hinten',
  'links rechts',
  'oben unten',
  'hot cold',
  'hard soft',
].map((pair) => pair.split(' '))

/**
 * The words that a follow-up question inherits from the earlier turns of the person, nearest first; none where the
 * question stands by itself. What the new question contrasts with is left behind: its numbers replace the old numbers,
 * "short" replaces "long".
 */
export function inheritedWords(question: string, conversation: readonly Turn[], language: Language): string[] {
  if (!leansOnContext(question, language)) return []
  const own = new Set(tokenise(question))
  const inherited: string[] = []
  const earlier = conversation
    .filter((turn) => turn.role === 'user')
    .slice(-farBack)
    .reverse()
  for (const turn of earlier) {
    for (const word of tokenise(turn.content))
      if (!own.has(word) && !isReplaced(word, own) && !inherited.includes(word)) inherited.push(word)
    if (!leansOnContext(turn.content, language)) break
  }
  return inherited
}

/** "Driving: what are the steps?" names its matter before the colon. */
const namesMatter = /^\s*\p{L}[^:?.!]{3,}:\s/u

function leansOnContext(question: string, language: Language): boolean {
  if (namesMatter.test(question)) return false
  const content = tokenise(question).filter((word) => !isStopWord(word, language) && !isTalk(word, language))
  if (opening.test(question)) return content.length <= 6
  if (pointing.test(question)) return content.length <= 4
  // A few words are a fragment of what was said before; a whole sentence names its own matter.
  return content.length <= 1 && question.trim().split(/\s+/).length <= fragment
}

function isReplaced(word: string, own: Set<string>): boolean {
  if (/^\d/.test(word)) return [...own].some((other) => /^\d/.test(other))
  return opposites.some((pair) => pair.includes(word) && pair.some((other) => other !== word && own.has(other)))
}
