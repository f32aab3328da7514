import type { Language } from '../../../domain/text'
import { translate } from '../../../languages/glossary/glossary'
import { stem } from '../../../languages/text/stem'

/** How a record may name what a question names: its own words and those of the other language, without their endings. */
export function alternativesOf(words: readonly string[], language: Language): string[][] {
  if (words.length === 0) return []
  const own = words.map((word) => beginningOf(word, language))
  const other = language === 'en' ? 'es' : 'en'
  // "De" says nothing by itself, but "motor de arranque" is one name.
  const phrases = [words, words.flatMap((word, index) => (index > 0 ? ['de', word] : [word]))]
  const whole = phrases.flatMap((phrase) =>
    translate(phrase, language, other).filter(({ positions }) => positions.length === phrase.length),
  )
  const translated = whole.flatMap(({ found }) => found.map((name) => name.map((word) => beginningOf(word, other))))
  return [own, ...translated, ...wordByWord(words, language, other)]
}

/** Each word by its first name in the other language, where all have one. */
function wordByWord(words: readonly string[], language: Language, other: Language): string[][] {
  if (words.length < 2) return []
  const each = words.map((word) => translate([word], language, other)[0]?.found[0])
  const names = each.flatMap((name) => (name ? [name.map((word) => beginningOf(word, other))] : []))
  return names.length === words.length ? [names.flat()] : []
}

/** Records are compared by how their words begin, so that "filters" finds a filter. */
export function beginningOf(word: string, language: Language): string {
  if (/\d/.test(word)) return word
  const stemmed = stem(word, language)
  return word.startsWith(stemmed) && stemmed.length > 2 ? stemmed : word
}
