import { type Language, languages } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import type { QueryTerm, Variant } from './query'

/** The weight of what happens instead: "Move the lever" says little of what does not move. */
const HAPPENING_WEIGHT = 0.5
/** The coverage weight, relative to others, of a word that would not count if it were not negated: "it does not move". */
const NEGATED_COVERAGE = 0.5
/** How far after the negation the verb may be: "no se mueve". */
const MAX_DISTANCE = 2

const negationsOf = (language: Language) => languageData[language].question.negations
const stated = [...new Set(languages.flatMap((language) => negationsOf(language).stated))]
const auxiliary = /^(?:do|does|did|will|would|can|could)$/

/**
 * Makes the verbs that a description of a fault negates mean what manuals say of them, in whatever words they negate:
 * "wont move" is "does not move", and explained by "move" in part only.
 *
 * @param terms by position in the question, undefined for a stop word
 */
export function negateVerbs(
  words: readonly string[],
  terms: readonly (QueryTerm | undefined)[],
  language: Language,
): void {
  const { before } = negationsOf(language)
  words.forEach((word, position) => {
    if (!before.includes(word)) return
    const verb = terms.slice(position + 1, position + 1 + MAX_DISTANCE).find((term) => term !== undefined)
    if (!verb || verb.isNegated || /\d/.test(verb.word) || isNegation(verb.word, language)) return
    const own: Variant = { words: [verb.word], weight: verb.variants[0]?.weight ?? 1 }
    const happening = [own, ...verb.variants]
    Object.assign(verb, {
      isNegated: true,
      weight: 1,
      coverageWeight: verb.coverageWeight || NEGATED_COVERAGE,
      variants: [
        ...happening.map((variant) => ({ ...variant, weight: HAPPENING_WEIGHT * variant.weight })),
        // What the manual of a workshop may spell as people do.
        ...before.map((negation) => ({ ...own, words: [negation, verb.word] })),
        ...happening.flatMap((variant) => negated(variant, language)),
      ],
    })
  })
}

/** A name of what happens in all words that negate it in manuals; none if only they are left of it. */
function negated({ words, weight }: Variant, language: Language): Variant[] {
  const plain = words.filter((word) => !isNegation(word, language) && !auxiliary.test(word))
  return plain.length === 0 ? [] : stated.map((negation) => ({ words: [negation, ...plain], weight }))
}

/** The words of a name without those that negate it and the auxiliary before them: "Does not move" is "move". */
export function withoutNegations(words: readonly string[], language: Language): string[] {
  const isNegating = (word = '') => isNegation(word.toLowerCase(), language)
  return words.filter(
    (word, position) => !isNegating(word) && !(auxiliary.test(word.toLowerCase()) && isNegating(words[position + 1])),
  )
}

function isNegation(word: string, language: Language): boolean {
  const { stated: own, before } = negationsOf(language)
  return own.includes(word) || before.includes(word)
}
