import type { Language } from '../../../../languages/language'
import { stem } from '../../../../languages/text/stem'
import { tokenise } from '../../../../languages/text/tokenise'
import type { Query } from '../question/query'

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

/** Sentences, rows and headings, some ten megabytes with their stems; longer texts are read more rarely. */
const REMEMBERED = { texts: 8000, characters: 400 }
const remembered = new Map<string, ReadonlySet<string>>()

/** The stems of a text. Those that were read last are remembered, as the next questions read the same rows and sentences. */
function stemsOf(text: string, language: Language): ReadonlySet<string> {
  const key = `${language} ${text}`
  const stems = remembered.get(key) ?? new Set(tokenise(text).map((word) => stem(word, language)))
  if (text.length > REMEMBERED.characters) return stems
  remembered.delete(key)
  const [oldest] = remembered.size >= REMEMBERED.texts ? remembered.keys() : []
  if (oldest !== undefined) remembered.delete(oldest)
  remembered.set(key, stems)
  return stems
}
