export type Phrase = readonly string[]

const MAX_PHRASE_WORDS = 4

/** What was found for consecutive words of a question, at their positions. */
export interface Matched<T> {
  positions: readonly number[]
  found: T
}

/** A name as `matchPhrases` looks it up: "presión de neumáticos" for "presión de los neumáticos". */
export const withoutArticles = (phrase: Phrase, articles: readonly string[]): Phrase => {
  const others = phrase.filter((word) => !articles.includes(word))
  return others.length > 0 ? others : phrase
}

/**
 * Looks up all phrases of a question. Longer ones take precedence over the words in them and may include an article or
 * pronoun ("switch it off").
 *
 * @param lookup returns undefined for an unknown phrase; it gets phrases without articles
 */
export function matchPhrases<T>(
  words: readonly string[],
  articles: readonly string[],
  lookup: (phrase: Phrase) => T | undefined,
): Matched<T>[] {
  const candidates = words.flatMap((word, position) => (articles.includes(word) ? [] : [position]))
  const matched: Matched<T>[] = []
  let covered = 0
  for (let from = 0; from < candidates.length; from++)
    for (let to = Math.min(candidates.length, from + MAX_PHRASE_WORDS); to > from; to--) {
      if (to <= covered) break
      const positions = candidates.slice(from, to)
      const found = lookup(positions.map((position) => words[position] ?? ''))
      if (found === undefined) continue
      matched.push({ positions, found })
      covered = to
      break
    }
  return matched
}
