import { type Language, languages } from '../language'
import { languageData } from '../language-data'
import type { Concept } from './concept'

/** Concepts with a word in common in so many other languages are one sense: a homograph is rarely one elsewhere. */
const MIN_COMMON_LANGUAGES = 3

/**
 * Groups the concepts that a word names into its senses. "Schmierung" names lubrication and greasing, which are one;
 * "warten" names waiting and maintenance, which are two.
 *
 * @param language that of the word
 */
export function groupBySense(concepts: readonly Concept[], language: Language): Concept[][] {
  const senses: Concept[][] = []
  for (const concept of concepts) {
    const related = senses.filter((sense) => sense.some((other) => isRelated(concept, other, language)))
    const merged = [...related.flat(), concept]
    for (const sense of related) senses.splice(senses.indexOf(sense), 1)
    senses.push(merged)
  }
  return senses
}

/** English has few inflected homographs, so that a common English word suffices. */
function isRelated(one: Concept, other: Concept, language: Language): boolean {
  const others = languages.filter((candidate) => candidate !== language && haveCommonName(one, other, candidate))
  return others.includes('en') || others.length >= MIN_COMMON_LANGUAGES
}

function haveCommonName(one: Concept, other: Concept, language: Language): boolean {
  const { stem } = languageData[language]
  const keysOf = (concept: Concept) => concept[language].map((name) => name.map(stem).join(' '))
  const keys = keysOf(one)
  return keysOf(other).some((key) => keys.includes(key))
}
