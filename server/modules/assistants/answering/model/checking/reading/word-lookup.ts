import type { Language } from '../../../../../../languages/language'
import { languageData } from '../../../../../../languages/language-data'
import type { Phrase } from '../../../../../../languages/text/phrase-match'
import { stem } from '../../../../../../languages/text/stem'
import { compounding, compoundParts, equivalentsOf } from './equivalents'
import { type Place, type SourceIndex, START_LETTERS } from './source-index'

/** Finds the words of statements of one language in a source. */
export interface WordLookup {
  /** Where the source has a word in this or another form, one that means the same, or one of the same origin. */
  placesOf(word: string): readonly Place[]
  /** Where it has a name of several words by another name. */
  placesOfName(name: Phrase): readonly Place[]
  /**
   * Whether the source could be expected to have the word: it is of the same language, or its name in the other one is known.
   * A word of general speech has too many there.
   */
  isKnown(word: string): boolean
}

/** Words in common letters that may be of one origin: "tightening", "tighten"; "filtro", "filter". */
const COMMON_LETTERS = { own: 5, foreign: 4 }
/** The share of the longer word that has to be in common. */
const COMMON_SHARE = 0.7
const MIN_PART = 4

export function createWordLookup(index: SourceIndex, from: Language): WordLookup {
  const into = index.language
  const found = new Map<string, readonly Place[]>()
  const own = (word: string): readonly Place[] => [
    ...(index.byWord.get(word) ?? []),
    ...(index.byStem.get(stem(word, into)) ?? []),
    ...(compounding.has(into) && word.length >= MIN_PART ? partPlaces(word) : []),
  ]

  function partPlaces(word: string): Place[] {
    const places: Place[] = []
    for (const [other, where] of index.byWord)
      if (other.length > word.length && (other.startsWith(word) || other.endsWith(word))) places.push(...where)
    return places
  }

  /** All words of a name in one unit. */
  function phrasePlaces(phrase: Phrase): readonly Place[] {
    const found = phrase.map(own)
    if (found.length < 2) return found[0] ?? []
    return found
      .flat()
      .filter(({ unit, column }) =>
        found.every((places) => places.some((place) => place.unit === unit && place.column === column)),
      )
  }

  const letters = from === into ? COMMON_LETTERS.own : COMMON_LETTERS.foreign
  function akinPlaces(word: string): readonly Place[] {
    if (word.length < letters) return []
    const candidates = index.byStart.get(word.slice(0, START_LETTERS)) ?? []
    return candidates.flatMap((other) => (isAkin(word, other, letters) ? (index.byWord.get(other) ?? []) : []))
  }

  /** The word itself rather than other names, and those rather than words of the same origin. */
  function look(word: string): readonly Place[] {
    const itself = own(word)
    if (from === into && itself.length > 0) return itself
    const named = equivalentsOf([word], from, into).flatMap(phrasePlaces)
    if (named.length > 0 || itself.length > 0) return [...itself, ...named]
    const parts = compoundParts(word, from)
    return [...akinPlaces(word), ...(parts.length === 0 ? [] : partsPlaces(parts))]
  }

  function partsPlaces(parts: readonly string[]): readonly Place[] {
    const [first = [], last = []] = parts.map(placesOf)
    return last.filter(({ unit, column }) => first.some((place) => place.unit === unit && place.column === column))
  }

  function placesOf(word: string): readonly Place[] {
    const known = found.get(word)
    if (known) return known
    const places = unique(look(word))
    found.set(word, places)
    return places
  }

  return {
    placesOf,
    placesOfName: (name) => unique(equivalentsOf(name, from, into).flatMap(phrasePlaces)),
    isKnown: (word) =>
      from === into ||
      placesOf(word).length > 0 ||
      (!languageData[from].speechWords.has(word) && equivalentsOf([word], from, into).length > 0),
  }
}

const unique = (places: readonly Place[]): readonly Place[] =>
  places.length < 2
    ? places
    : [...new Map(places.map((place) => [`${place.unit} ${place.column} ${place.at}`, place])).values()]

function isAkin(one: string, other: string, letters: number): boolean {
  let count = 0
  while (count < one.length && one[count] === other[count]) count++
  return count >= Math.max(letters, COMMON_SHARE * Math.max(one.length, other.length))
}
