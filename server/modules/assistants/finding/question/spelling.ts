import { editDistance } from '../../../../domain/edit-distance'
import { glossaryWords, isGlossaryWord } from '../../../../languages/glossary/glossary'
import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { isTransposition, lacksSilentLetter } from '../../../../languages/text/misspelling'
import { isTradeWord, tradeVocabulary } from './expand'
import { everydayWords, isEverydayWord } from './stop-words'

/** The words of the manuals in scope with their counts. */
export interface Vocabulary {
  /** Whether the manuals use the word, in this or another inflected form. */
  has(word: string): boolean
  /** ... in this language. */
  hasIn(word: string, language: Language): boolean
  /** Whether the word is on the cover of a manual. */
  isOnCover(word: string): boolean
  /** Whether the word is, or is part of, the model of the machine that a manual is about. */
  isModel(word: string): boolean
  /** If the manuals do not use a designation, those that only add letters to it: "L100V" for "L100". */
  variantsOf(designation: string): readonly string[]
  words: ReadonlyMap<string, number>
  wordsIn(language: Language): ReadonlyMap<string, number>
  /** The languages of the manuals. */
  languages: readonly Language[]
  /** Those that a manual is written in, and not only some labels, listings or a summary. */
  mainLanguages: readonly Language[]
}

/**
 * The correction of a misspelt word; undefined if the word is known or nothing is close enough: one edit for four to six
 * letters, two for longer words. A question is corrected in its own language only, as "spark" is no misspelt "spare" of a
 * manual in French. Among equals, words of the manuals come first, by frequency. The first letter is rarely wrong, so it
 * must match unless a silent letter is missing ("exagonal", "rench").
 */
export function correctSpelling(word: string, vocabulary: Vocabulary, language: Language): string | undefined {
  if (word.length < 3 || /[^a-z]/.test(word) || isKnown(word, vocabulary, language)) return undefined
  const elided = languageData[language].elision?.exec(word)?.[1]
  if (elided !== undefined && vocabulary.hasIn(elided, language)) return elided
  if (word.length === 3) return everydayWords(language).find((candidate) => lacksOneLetter(word, candidate))
  const maxEdits = word.length < 7 ? 1 : 2
  let best: { word: string; cost: number; count: number } | undefined
  const consider = (candidate: string, count: number) => {
    if (Math.abs(candidate.length - word.length) > maxEdits || candidate.length < 4) return
    if (candidate[0] !== word[0] && !lacksSilentLetter(word, candidate)) return
    const cost = editDistance(word, candidate, maxEdits)
    if (cost > maxEdits || (word.length === 4 && candidate.length === 4 && !isTransposition(word, candidate))) return
    if (!best || cost < best.cost || (cost === best.cost && count > best.count)) best = { word: candidate, cost, count }
  }
  for (const [candidate, count] of vocabulary.wordsIn(language)) consider(candidate, count)
  for (const candidate of everydayWords(language)) consider(candidate, 0)
  for (const candidate of tradeVocabulary(language)) consider(candidate, 0)
  for (const candidate of glossaryWords(language)) consider(candidate, 0)
  return best?.word
}

/** Another language of the manuals says nothing about a word, unless the manuals have none of the question's. */
function isKnown(word: string, vocabulary: Vocabulary, language: Language): boolean {
  const isUsed = vocabulary.languages.includes(language) ? vocabulary.hasIn(word, language) : vocabulary.has(word)
  return (
    isUsed || isEverydayWord(word, [language, 'en']) || isTradeWord(word, language) || isGlossaryWord(word, language)
  )
}

/** Short words are too alike to be corrected, but for a function word without one of its letters: "wat". */
const lacksOneLetter = (word: string, candidate: string) =>
  candidate.length === 4 && candidate[0] === word[0] && editDistance(word, candidate, 1) === 1
