import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { tokenise } from '../../../../languages/text/tokenise'

/** Whether a question that names nothing is about what is done to "it". */
export function refersToObject(text: string, language: Language): boolean {
  const { pronoun, object } = languageData[language].question.followUp
  return pronoun.test(text) || (object !== undefined && tokenise(text).some((word) => object.test(word)))
}

/**
 * Whether a normalised question has a pronoun for what it does not name itself before, as "The filter is black, how do I
 * clean it?" does. A pronoun does not refer to what is asked for, "What grease goes in them?", and right after a noun it
 * begins a clause about it: "the box they sit in".
 */
export function refersBeyond(text: string, topic: readonly string[], language: Language): boolean {
  const { followUp, interrogatives } = languageData[language].question
  const match = followUp.pronoun.exec(text)
  if (!match) return false
  const before = text.slice(0, match.index)
  const words = tokenise(before)
  const named = words.filter(
    (word, position) => topic.includes(word) && !isAskedFor(words, position, topic, interrogatives),
  )
  const isClauseOfNoun = words.at(-1) === named.at(-1) && !/[,.;:!?]\s*$/.test(before)
  return named.length === 0 || isClauseOfNoun
}

/** Whether only words of the topic are between an interrogative and the word: "which oil filter". */
function isAskedFor(
  words: readonly string[],
  position: number,
  topic: readonly string[],
  interrogatives: readonly string[],
): boolean {
  const before = words.slice(0, position).findLast((word) => !topic.includes(word)) ?? ''
  return interrogatives.includes(before)
}
