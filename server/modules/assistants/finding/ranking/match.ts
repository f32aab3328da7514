import type { Language } from '../languages/language'
import type { Query } from '../query/query'
import { stem } from '../query/stem'
import { tokenise } from '../query/tokenise'

/** Returns how well each term matches a short text: 1 for the original word, less for a synonym, 0 for no match. */
export type Matcher = (text: string) => number[]

/** Creates a matcher for texts in one language. */
export function createMatcher(query: Query, language: Language): Matcher {
  const terms = query.terms.map((term) =>
    term.variants.map(({ words, weight }) => ({ weight, stems: words.map((word) => stem(word, language)) })),
  )
  return (text) => {
    const present = new Set(tokenise(text).map((word) => stem(word, language)))
    return terms.map((variants) =>
      variants.reduce(
        (best, { weight, stems }) => (weight > best && stems.every((word) => present.has(word)) ? weight : best),
        0,
      ),
    )
  }
}
