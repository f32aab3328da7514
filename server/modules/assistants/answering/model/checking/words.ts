import { isPropertyWord } from '../../../../../languages/glossary/property-words'
import type { Language } from '../../../../../languages/language'
import { languageData } from '../../../../../languages/language-data'
import { stem } from '../../../../../languages/text/stem'
import { tokenise } from '../../../../../languages/text/tokenise'
import { isThingName } from '../../../finding/question/expand'
import { equivalentsOf } from './equivalents'

export interface Word {
  word: string
  /** How much it says: a word of general speech less than the name of a thing. */
  weight: number
  /** Whether it distinguishes things of one kind: "rear", "minimum", "cold". */
  isProperty: boolean
}

const WEIGHTS = { thing: 1.5, plain: 1, speech: 0.5 }

/** The words of a sentence that say something, with how much. Figures and codes are checked by themselves. */
export function contentWords(text: string, language: Language): Word[] {
  const { stopWords, fillerWords, speechWords } = languageData[language]
  const words = tokenise(text).filter(
    (word) => word.length > 2 && !/\d/.test(word) && !stopWords.has(word) && !fillerWords.has(word),
  )
  return [...new Set(words)].map((word) => {
    const isThing = isThingName(word, language)
    const weight = isThing ? WEIGHTS.thing : speechWords.has(word) ? WEIGHTS.speech : WEIGHTS.plain
    return { word, weight, isProperty: isPropertyWord(word, language) }
  })
}

/** Looks up words of sentences in a text. */
export interface WordLookup {
  /** Whether the text has the word in this or another form. */
  hasOwn(word: string): boolean
  /** The same, or one that means the same. */
  has(word: string): boolean
}

/** Words in common letters that may be of one origin: "tightening", "tighten"; "filtro", "filter". */
const COMMON_LETTERS = { own: 5, foreign: 4 }
/** The share of the longer word that has to be in common. */
const COMMON_SHARE = 0.7
const compounding: ReadonlySet<Language> = new Set(['de', 'nl', 'sv', 'fi', 'da', 'no'])

/**
 * @param from the language of the sentences
 * @param into that of the text
 */
export function createWordLookup(text: string, from: Language, into: Language): WordLookup {
  const words = new Set(tokenise(text))
  const stems = new Set([...words].map((word) => stem(word, into)))
  const joined = compounding.has(into) ? [...words].join(' ') : ''
  const isThere = (word: string) =>
    words.has(word) || stems.has(stem(word, into)) || (word.length >= COMMON_LETTERS.foreign && joined.includes(word))
  const hasPhrase = (phrase: readonly string[]) => phrase.every(isThere)
  const letters = from === into ? COMMON_LETTERS.own : COMMON_LETTERS.foreign
  const resembles = (word: string) =>
    word.length >= letters && [...words].some((one) => commonLetters(one, word) >= leastCommon(one, word, letters))
  const answers = new Map<string, boolean>()
  const look = (word: string) => isThere(word) || resembles(word) || equivalentsOf(word, from, into).some(hasPhrase)
  return {
    hasOwn: isThere,
    has(word) {
      const known = answers.get(word)
      if (known !== undefined) return known
      const found = look(word)
      answers.set(word, found)
      return found
    },
  }
}

/** Whether a word can be looked up in a text of another language. */
export const isTranslatable = (word: string, from: Language, into: Language): boolean =>
  from === into || equivalentsOf(word, from, into).length > 0

const leastCommon = (one: string, other: string, letters: number) =>
  Math.max(letters, COMMON_SHARE * Math.max(one.length, other.length))

function commonLetters(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count++
  return count
}
