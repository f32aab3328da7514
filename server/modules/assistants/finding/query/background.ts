import type { Language } from '../languages/language'
import { dependsOnContext } from './follow-up'
import { askingSentence, sentencesOf } from './intent'
import { isContentWord } from './stop-words'
import { tokenise } from './tokenise'

/** A sentence with fewer words of content does not say alone what is asked. */
const MIN_CONTENT_WORDS = 2

/**
 * The words that a person says only before or after the question itself, "Spongy pedal. How do I bleed the brakes?": they
 * help to find the place, but it need not repeat them. None if the question cannot be understood without them.
 */
export function backgroundWords(question: string, language: Language): ReadonlySet<string> {
  const sentences = sentencesOf(question.trim())
  const asking = askingSentence(sentences)
  const words = new Set(tokenise(asking))
  const content = [...words].filter((word) => isContentWord(word, language))
  const standsAlone = asking.endsWith('?') && content.length >= MIN_CONTENT_WORDS && !dependsOnContext(asking, language)
  if (sentences.length === 1 || !standsAlone) return new Set()
  return new Set(tokenise(question).filter((word) => !words.has(word)))
}
