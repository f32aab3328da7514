import type { Term } from './terms'

/**
 * Converts terms to the syntax of PostgreSQL's `to_tsquery`: all terms are required, each in one of its forms. Words
 * consist of letters and digits only, so that input never becomes an operator.
 */
export const toTextQuery = (terms: readonly Term[]): string =>
  terms.map(({ forms, isPrefix }) => `(${forms.map((form) => formQuery(form, isPrefix)).join(' | ')})`).join(' & ')

const formQuery = (words: readonly string[], isPrefix: boolean) =>
  words.map((word, index) => `'${word}'${isPrefix && index === words.length - 1 ? ':*' : ''}`).join(' <-> ')
