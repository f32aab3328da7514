import { editDistance } from '../domain/edit-distance'
import { isFunctionWord } from './detect-by-words'
import { glossaryWords } from './glossary/glossary'
import { type Language, languages } from './language'
import { languageData } from './language-data'
import { isTransposition, lacksSilentLetter } from './text/misspelling'

/**
 * How much a word shows of its language: most if it is a name of the trade. A word of several languages counts fully for
 * each, so that it decides nothing between these.
 */
const WEIGHTS = {
  term: 2.5,
  inflectedTerm: 1.8,
  functionWord: 2,
  speech: 1.5,
  known: 1,
  misspelt: 1.2,
  misspeltOrForeign: 0.5,
}

/** Inflected forms of a word have these letters in common. */
const SAME_START = 3
const silentInitials = ['h', 'w', 'k', 'p']
/** Letters from which a word may have one edit that is not a transposition, or two edits. */
const MIN_LETTERS = { oneEdit: 4, twoEdits: 7 }

/** How much a normalised word shows that a text is in the language. */
export function evidenceOfWord(word: string, language: Language): number {
  const { stopWords, fillerWords, speechWords } = languageData[language]
  if (stopWords.has(word)) return WEIGHTS.functionWord
  if (glossaryWords(language).has(word)) return WEIGHTS.term
  // Lists of general speech have words of other languages, such as "the" in those of subtitles.
  if (isFunctionWord(word)) return 0
  if (isInflectedTerm(word, language)) return WEIGHTS.inflectedTerm
  return fillerWords.has(word) || speechWords.has(word) ? WEIGHTS.speech : 0
}

/**
 * The same in a language that is expected: rarer words of it count as well, and those that may be misspelt in it. "Oli" is
 * a word of Finnish, or a slip for "oil".
 */
export function evidenceInExpected(word: string, language: Language): number {
  const evidence = evidenceOfWord(word, language)
  if (evidence > 0) return evidence
  if (!isFunctionWord(word) && languageData[language].knownWords().has(word)) return WEIGHTS.known
  if (!mayBeMisspelt(word, language)) return 0
  const isForeign = isFunctionWord(word) || languages.some((other) => glossaryWords(other).has(word))
  return isForeign ? WEIGHTS.misspeltOrForeign : WEIGHTS.misspelt
}

/** Whether the normalised word is a name of the trade in the language, in this or another inflected form. */
export const isTermOf = (word: string, language: Language) =>
  glossaryWords(language).has(word) || isInflectedTerm(word, language)

function isInflectedTerm(word: string, language: Language): boolean {
  if (word.length <= SAME_START) return false
  const alike = namesByStart(language).get(word.slice(0, SAME_START))
  return alike !== undefined && stemsOf(alike, language).has(languageData[language].stem(word))
}

function mayBeMisspelt(word: string, language: Language): boolean {
  if (!/^[a-z]{3,}$/.test(word)) return false
  const limit = word.length < MIN_LETTERS.twoEdits ? 1 : 2
  const sameInitial = wordsByInitial(language).get(word.charAt(0)) ?? []
  if (sameInitial.some((candidate) => isClose(word, candidate, limit))) return true
  return silentInitials.some((initial) => {
    const candidate = `${initial}${word}`
    return lacksSilentLetter(word, candidate) && (wordsByInitial(language).get(initial) ?? []).includes(candidate)
  })
}

function isClose(word: string, candidate: string, limit: number): boolean {
  if (Math.abs(candidate.length - word.length) > limit) return false
  if (word.length < MIN_LETTERS.oneEdit) return isTransposition(word, candidate)
  return candidate.length >= MIN_LETTERS.oneEdit && editDistance(word, candidate, limit) <= limit
}

interface Names {
  words: readonly string[]
  /** Computed when they are first needed, as stemming the glossary of every language takes seconds. */
  stems?: ReadonlySet<string>
}

const namesByStart = cachedByLanguage((language) => {
  const groups = groupByStart(glossaryWords(language), SAME_START)
  return new Map([...groups].map(([start, words]): [string, Names] => [start, { words }]))
})

function stemsOf(names: Names, language: Language): ReadonlySet<string> {
  names.stems ??= new Set(names.words.map((word) => languageData[language].stem(word)))
  return names.stems
}

const wordsByInitial = cachedByLanguage((language) => {
  const { stopWords, fillerWords, speechWords } = languageData[language]
  return groupByStart(new Set([...glossaryWords(language), ...stopWords, ...fillerWords, ...speechWords]), 1)
})

function groupByStart(words: ReadonlySet<string>, letters: number): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const word of words) {
    const start = word.slice(0, letters)
    const group = groups.get(start)
    if (group) group.push(word)
    else groups.set(start, [word])
  }
  return groups
}

function cachedByLanguage<T>(create: (language: Language) => T): (language: Language) => T {
  const cache = new Map<Language, T>()
  return (language) => {
    const cached = cache.get(language)
    if (cached !== undefined) return cached
    const created = create(language)
    cache.set(language, created)
    return created
  }
}
