import { editDistance } from '../../../domain/edit-distance'
import type { Language } from '../../../domain/text'
import { isGlossaryWord } from '../finding/languages/glossary/glossary'
import { isEverydayWord } from '../finding/query/stop-words'
import { vocabularyOf } from './grammar/vocabulary'
import type { Named } from './names/name-keys'
import { periodTableOf } from './periods/period-table'
import type { Token } from './tokens'

/** A shorter word with another letter is another word. */
const MIN_LETTERS = 4
const MIN_TWO_ERRORS = 8
const MAX_LETTERS = 24

/**
 * Corrects words with typing errors by the words that the grammar has: only those that are no words of general speech, of
 * the trade, or of a name.
 */
export function correctTokens(
  tokens: readonly Token[],
  language: Language,
  names: ReadonlyMap<string, Named>,
): readonly Token[] {
  const known = knownWords(language)
  const ofNames = new Set([...names.keys()])
  return tokens.map((token) => {
    const { word } = token
    if (word.length < MIN_LETTERS || word.length > MAX_LETTERS || /[^a-z]/.test(word)) return token
    const isKnown =
      known.has(word) || ofNames.has(word) || isEverydayWord(word, [language]) || isGlossaryWord(word, language)
    // "Oras" is typed for "horas", whatever else it may be.
    const silent = !known.has(word) && known.has(`h${word}`) ? `h${word}` : undefined
    const corrected = silent ?? (isKnown ? undefined : closestWord(word, known))
    return corrected === undefined ? token : { ...token, word: corrected, isCapitalized: false }
  })
}

function closestWord(word: string, known: ReadonlySet<string>): string | undefined {
  const limit = word.length >= MIN_TWO_ERRORS ? 2 : 1
  let best: { word: string; distance: number } | undefined
  for (const candidate of known) {
    if (candidate.length < MIN_LETTERS || candidate[0] !== word[0]) continue
    const distance = editDistance(word, candidate, limit)
    if (distance <= limit && (!best || distance < best.distance)) best = { word: candidate, distance }
  }
  return best?.word
}

const wordsByLanguage = new Map<Language, ReadonlySet<string>>()

/** The words of the grammar, without those that are everywhere and would attract others. */
function knownWords(language: Language): ReadonlySet<string> {
  const cached = wordsByLanguage.get(language)
  if (cached) return cached
  const { phrases } = vocabularyOf(language)
  const { months, weekdays, units } = periodTableOf(language)
  const words = new Set([...phrases.words, ...months.keys(), ...weekdays.keys(), ...units.keys()])
  wordsByLanguage.set(language, words)
  return words
}
