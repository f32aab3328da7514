import { extractCodes, isCodeWord } from './code'
import { isCompound, isInCompound, isRepeated } from './compound'
import { coverageWeightOf } from './coverage-weight'
import { namesMachine } from './machine-name'
import { negateVerbs } from './negation'
import { addJoinedVariants, addSynonyms } from './other-names'
import type { Query, QueryTerm } from './query'
import { QUERY_WEIGHTS } from './query-weights'
import type { Vocabulary } from './spelling'
import { isFillerWord, isFrequentWord, isPartFiller, isStopWord } from './stop-words'
import type { Corrector } from './word-lookup'

export interface ParseContext extends Pick<Query, 'language' | 'intent' | 'corrections'> {
  vocabulary: Vocabulary
  correct: Corrector
  /** Words that only say what is asked for. */
  formWords: ReadonlySet<string>
}

/** The search terms of words, with all that a manual may call them. */
export function toTerms(
  words: string[],
  { language, intent, corrections, correct, vocabulary, formWords }: ParseContext,
): QueryTerm[] {
  const read = words.map((word, position) => {
    const correction = isStopWord(word, language) || isCompound(words, position) ? undefined : correct(word)
    if (correction) corrections.push({ from: word, to: correction })
    return correction ?? word
  })
  const codes = extractCodes(read.join(' '))
  let phrase = 0
  const terms = read.map((word, position): QueryTerm | undefined => {
    if (isStopWord(word, language)) {
      if (!isInCompound(read, position)) phrase++
      return undefined
    }
    if (word === 'minus' && /^\d/.test(read[position + 1] ?? '')) return undefined
    const isFiller =
      isFillerWord(word, language) ||
      formWords.has(word) ||
      (intent === 'part' && isPartFiller(word, language)) ||
      namesMachine(read, position, language, vocabulary)
    const isMinor = isFiller || isFrequentWord(word, language)
    if (isMinor) phrase++
    return {
      word,
      phrase,
      weight: isFiller ? QUERY_WEIGHTS.filler : isMinor ? QUERY_WEIGHTS.frequent : 1,
      coverageWeight: isMinor || isRepeated(read, position, codes) ? 0 : 1,
      variants: [
        { words: [word], weight: word === words[position] ? 1 : QUERY_WEIGHTS.corrected },
        ...vocabulary.variantsOf(word).map((variant) => ({ words: [variant], weight: QUERY_WEIGHTS.variant })),
      ],
    }
  })
  const asksCode = read.some(isCodeWord)
  addSynonyms(read, terms, language, vocabulary)
  addJoinedVariants(read, terms, vocabulary)
  if (intent === 'symptom') negateVerbs(read, terms, language)
  return terms.flatMap((term, position) => {
    if (!term) return []
    return {
      ...term,
      coverageWeight:
        term.coverageWeight &&
        term.coverageWeight * coverageWeightOf(term, read[position - 1], { codes, asksCode, vocabulary, language }),
    }
  })
}

/** Merges repeated words, keeping one that is negated, or else the higher weight. */
export function mergeTerms(terms: QueryTerm[]): QueryTerm[] {
  const byWord = new Map<string, QueryTerm>()
  for (const term of terms) {
    const known = byWord.get(term.word)
    const isStronger = !known || (term.isNegated && !known.isNegated) || known.weight < term.weight
    if (isStronger && !(known?.isNegated && !term.isNegated)) byWord.set(term.word, term)
  }
  return [...byWord.values()]
}
