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
    const present = stemsOf(text, language)
    return terms.map((variants) =>
      variants.reduce(
        (best, { weight, stems }) => (weight > best && stems.every((word) => present.has(word)) ? weight : best),
        0,
      ),
    )
  }
}

/** Of the sentences, rows and headings that are looked at again for the next questions; some ten megabytes. */
const MAX_REMEMBERED = 10_000
const remembered = new Map<Language, Map<string, ReadonlySet<string>>>()

/** The stems of a text. Texts of manuals are remembered, the latest of each language, as every question reads them again. */
function stemsOf(text: string, language: Language): ReadonlySet<string> {
  const ofLanguage = remembered.get(language) ?? new Map<string, ReadonlySet<string>>()
  remembered.set(language, ofLanguage)
  const known = ofLanguage.get(text)
  if (known) return known
  const stems = new Set(tokenise(text).map((word) => stem(word, language)))
  const [oldest] = ofLanguage.size >= MAX_REMEMBERED ? ofLanguage.keys() : []
  if (oldest !== undefined) ofLanguage.delete(oldest)
  ofLanguage.set(text, stems)
  return stems
}
