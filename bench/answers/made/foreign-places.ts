import { randomOf, shuffle } from '../../random'
import { nearNames } from './distorting/near-names'
import type { Place } from './place'
import type { SourceManual } from './source-manual'
import { includesAll, isTelling, stemsOf, tellingStems, wordsOf } from './telling-words'

/** A question is unanswerable only if this share of its telling words is missing on every page, and at least one. */
const MIN_MISSING = 1 / 3

/** A manual with places that can be asked for. */
export interface Asked {
  manual: SourceManual
  chosen: readonly Place[]
}

/**
 * Places of other manuals that a manual has nothing on: in one of its languages, from the half of the other manuals that
 * has the fewest words in common with it, because these are about other kinds of machine.
 */
export function foreignPlaces(
  manual: SourceManual,
  others: readonly Asked[],
  count: number,
): { place: Place; from: SourceManual }[] {
  const readable = others.flatMap((other) => {
    const places = other.chosen.filter(({ language }) => manual.languages.has(language))
    return places.length > 0 ? [{ from: other.manual, places, common: commonShare(manual, places) }] : []
  })
  const different = readable.toSorted((a, b) => a.common - b.common).slice(0, Math.ceil(readable.length / 2))
  const candidates = different.flatMap(({ from, places }) => places.map((place) => ({ place, from })))
  const found: typeof candidates = []
  for (const candidate of shuffle(candidates, randomOf(manual.seed, 'foreign'))) {
    if (found.length === count) break
    if (isForeign(candidate.place, manual)) found.push(candidate)
  }
  return found
}

/** The share of the words of places that the manual has as well. */
function commonShare({ stemsByPage }: SourceManual, places: readonly Place[]): number {
  const known = new Set([...stemsByPage.values()].flatMap((stems) => [...stems]))
  const asked = new Set(places.flatMap(({ subject, language }) => [...tellingStems(subject, language)]))
  return [...asked].filter((stem) => known.has(stem)).length / Math.max(1, asked.size)
}

/** Whether no page of the manual has enough of the words of a place, or other names for them. */
export function isForeign({ subject, language }: Pick<Place, 'subject' | 'language'>, manual: SourceManual): boolean {
  const words = wordsOf(subject)
  const near = nearNames(words, language)
  const telling = words.flatMap((word, position) => (isTelling(word, language) ? [position] : []))
  const meanings = telling.map((position) => {
    const others = near.filter(({ positions }) => positions.includes(position)).flatMap(({ found }) => found)
    return [stemsOf(words[position] ?? '', language), ...others.map((name) => stemsOf(name.join(' '), language))]
  })
  const required = Math.max(1, Math.ceil(MIN_MISSING * meanings.length))
  for (const stems of manual.stemsByPage.values()) {
    const missing = meanings.filter((names) => !names.some((name) => includesAll(stems, name))).length
    if (missing < required) return false
  }
  return meanings.length > 0
}
