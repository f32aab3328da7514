import type { ClauseWords } from '../../../../../../languages/clause-words'
import { type Language, languages } from '../../../../../../languages/language'
import { languageData } from '../../../../../../languages/language-data'

export type ClauseMark = keyof ClauseWords

export interface Span {
  at: number
  end: number
}

const patterns = new Map(
  languages.map((language) => [
    language,
    Object.fromEntries(
      Object.entries(languageData[language].clauses).map(([mark, words]) => [mark, anyOf(words)]),
    ) as Partial<Record<ClauseMark, RegExp>>,
  ]),
)

/** The longest phrase first, as a word in whole. */
function anyOf(words: string): RegExp {
  const phrases = words.split(', ').toSorted((one, other) => other.length - one.length)
  // Apostrophes are left out by many: "dont".
  const [elided, whole] = [phrases.filter((one) => one.endsWith("'")), phrases.filter((one) => !one.endsWith("'"))]
  const separate = `(?:${whole.join('|').replaceAll("'", "'?")})(?![\\p{L}\\d])`
  return new RegExp(`(?<![\\p{L}\\d])(?:${[...elided, separate].join('|')})`, 'gu')
}

/** The words of a kind in a plain text. "Ne … que" denies nothing: it is a restriction. */
export function marksIn(plain: string, mark: ClauseMark, language: Language): Span[] {
  const found = wordsOf(mark, plain, language)
  if (mark === 'negations') return found.filter((negation) => !isExcepted(plain, negation, language))
  if (mark !== 'restrictions') return found
  const negations = wordsOf('negations', plain, language)
  return [...found, ...negations.filter((negation) => isExcepted(plain, negation, language))]
}

function wordsOf(mark: ClauseMark, plain: string, language: Language): Span[] {
  const pattern = patterns.get(language)?.[mark]
  if (!pattern) return []
  return [...plain.matchAll(pattern)].map(({ 0: word, index }) => ({ at: index, end: index + word.length }))
}

/** Whether an exception follows a negation, before the next punctuation. */
function isExcepted(plain: string, { end }: Span, language: Language): boolean {
  const [rest = ''] = plain.slice(end).split(/[.,;:!?\n]/, 1)
  const [exception] = wordsOf('exceptions', rest, language)
  return exception !== undefined && wordsOf('completions', rest.slice(0, exception.at), language).length === 0
}

/** A figure in brackets belongs to what is before it: "inlet (0.30 mm)". */
const punctuation = /[;:!?[\]•\n]|\((?!-?\d[^)]{0,30}\))|(?<!\(-?\d[^(]{0,30})\)|[.,](?=\s|$)|\s-\s/g

/** The clauses of a plain text: what stands between punctuation and conjunctions, which begin the next one. */
export function clausesIn(plain: string, language: Language): Span[] {
  const ends = [...plain.matchAll(punctuation)].map(({ 0: sign, index }) => ({ at: index, next: index + sign.length }))
  const conjunctions = marksIn(plain, 'conjunctions', language).map(({ at }) => ({ at, next: at }))
  const bounds = [...ends, ...conjunctions].toSorted((one, other) => one.at - other.at)
  const clauses: Span[] = []
  let start = 0
  for (const { at, next } of [...bounds, { at: plain.length, next: plain.length }]) {
    if (at > start && /[\p{L}\d]/u.test(plain.slice(start, at))) clauses.push({ at: start, end: at })
    if (next > start) start = Math.max(next, at)
  }
  return clauses
}

export const positionIn = (spans: readonly Span[], at: number): number => {
  const found = spans.findIndex((span) => at < span.end)
  return found === -1 ? Math.max(0, spans.length - 1) : found
}
