import { type Language, languages } from '../languages/language'
import { languageData } from '../languages/language-data'
import type { QueryTerm, Variant } from './query'

/** The weight of what happens instead: "Move the lever" says little of what does not move. */
export const HAPPENS = 0.5
/** The coverage weight of a word that would not count if it were not negated: "The crane does not move". */
const NEGATED = 0.5
/** How far after the negation the verb may be: "no se mueve". */
const MAX_DISTANCE = 2

const stated = languages.flatMap((language) => languageData[language].question.negations?.stated ?? [])
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
  words.forEach((word, position) => {
    if (!isNegation(word, language)) return
    const verb = terms.slice(position + 1, position + 1 + MAX_DISTANCE).find((term) => term !== undefined)
    if (!verb || /\d/.test(verb.word)) return
    const variants = [{ words: [verb.word], weight: 1 }, ...verb.variants]
    const negated = variants.flatMap(({ words: said, weight }): Variant[] => {
      const plain = said.filter((one) => !isOfNegation(one, language))
      return stated.map((negation) => ({ words: [negation, ...plain], weight }))
    })
    const happening = variants.map((variant) => ({ ...variant, weight: HAPPENS * variant.weight }))
    Object.assign(verb, {
      isNegated: true,
      weight: 1,
      coverageWeight: Math.max(verb.coverageWeight, NEGATED),
      variants: [...happening, ...negated],
    })
  })
}

/** Whether a normalised word negates a verb or stands between both: "does not". */
export const isOfNegation = (word: string, language: Language) => auxiliary.test(word) || isNegation(word, language)

function isNegation(word: string, language: Language): boolean {
  const { negations } = languageData[language].question
  return negations !== undefined && [...negations.stated, ...negations.spoken].includes(word)
}
