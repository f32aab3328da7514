import type { Courtesies } from '../../../languages/courtesies'
import { type Language, languages } from '../../../languages/language'
import { languageData } from '../../../languages/language-data'
import { normalise } from '../../../languages/text/normalise'

type Kind = 'greeting' | 'thanks' | 'aside'

/**
 * The reply to a message that consists of greetings or thanks alone; undefined if anything else is said.
 * @param preferred language of the reply if the words occur in several, as "ok" does
 */
export function replyToCourtesy(prompt: string, preferred: Language): string | undefined {
  const words = wordsOf(prompt)
  for (const language of [preferred, ...languages]) {
    const kinds = kindsOf(words, phrasesByLanguage.get(language) ?? [])
    const { replies } = languageData[language].courtesies
    if (kinds?.has('thanks')) return replies.thanks
    if (kinds?.has('greeting')) return replies.greeting
  }
  return undefined
}

/** Whether a message consists of greetings or thanks alone. */
export const isCourtesy = (prompt: string): boolean => replyToCourtesy(prompt, 'en') !== undefined

interface Phrase {
  words: readonly string[]
  kind: Kind
}

/** The kinds of the phrases that the words consist of; undefined if a word belongs to none of them. */
function kindsOf(words: readonly string[], phrases: readonly Phrase[]): Set<Kind> | undefined {
  const kinds = new Set<Kind>()
  for (let position = 0; position < words.length; ) {
    const phrase = phrases.find((one) => one.words.every((word, index) => words[position + index] === word))
    if (!phrase) return undefined
    kinds.add(phrase.kind)
    position += phrase.words.length
  }
  return kinds
}

const wordsOf = (text: string): string[] => normalise(text).match(/[\p{L}\p{N}]+/gu) ?? []

const toPhrases = (texts: readonly string[], kind: Kind) =>
  texts.map((text): Phrase => ({ words: wordsOf(text), kind }))

/** The phrases of a language, longest first. */
function phrasesOf({ greetings, thanks, asides }: Courtesies): Phrase[] {
  const phrases = [...toPhrases(greetings, 'greeting'), ...toPhrases(thanks, 'thanks'), ...toPhrases(asides, 'aside')]
  return phrases.sort((one, other) => other.words.length - one.words.length)
}

const phrasesByLanguage = new Map(
  languages.map((language) => [language, phrasesOf(languageData[language].courtesies)] as const),
)
