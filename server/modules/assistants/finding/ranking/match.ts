import type { Language } from '../query/language'
import type { Query } from '../query/read-query'
import { stem } from '../query/stem'
import { tokenise } from '../query/tokenise'

/** How well each term of the query stands in a short text: 1 for the person's own word, less for another name, 0 if not. */
export type Matcher = (text: string) => number[]

/** Makes a matcher for texts of manuals in one language. */
export function matcherFor(query: Query, language: Language): Matcher {
  const terms = query.terms.map((term) =>
    term.wordings.map(({ words, weight }) => ({ weight, stems: words.map((word) => stem(word, language)) })),
  )
  return (text) => {
    const present = new Set(tokenise(text).map((word) => stem(word, language)))
    return terms.map((wordings) =>
      wordings.reduce(
        (best, { weight, stems }) => (weight > best && stems.every((word) => present.has(word)) ? weight : best),
        0,
      ),
    )
  }
}
