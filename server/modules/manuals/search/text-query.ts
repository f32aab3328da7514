import type { Term } from './terms'

/**
 * Converts terms to the syntax of PostgreSQL's `to_tsquery`: all terms are required, each in one of its forms. Words
 * consist of letters and digits only, so that input never becomes an operator.
 */
export const toTextQuery = (terms: readonly Term[]): string =>
  terms.map(({ forms, isPrefix }) => `(${forms.map((form) => formQuery(form, isPrefix)).join(' | ')})`).join(' & ')

/**
 * A phrase whose last word is a prefix also has to be searched for as it is: PostgreSQL finds no phrase at all where a
 * word with that beginning has no position, as joined words such as "93" for "9-3" have none (migration 0016).
 */
const formQuery = (words: readonly string[], isPrefix: boolean) => {
  const phrase = words.map((word) => `'${word}'`).join(' <-> ')
  if (!isPrefix) return phrase
  return words.length > 1 ? `${phrase}:* | ${phrase}` : `${phrase}:*`
}
