import type { Term } from './terms'

/**
 * Terms as PostgreSQL's `to_tsquery` reads them: all of them must be there, each in one of its forms. The words of a term
 * are letters and figures alone, so nothing that was typed is an operator.
 */
export const toTextQuery = (terms: readonly Term[]): string =>
  terms.map(({ forms, isPrefix }) => `(${forms.map((form) => formQuery(form, isPrefix)).join(' | ')})`).join(' & ')

const formQuery = (words: readonly string[], isPrefix: boolean) =>
  words.map((word, index) => `'${word}'${isPrefix && index === words.length - 1 ? ':*' : ''}`).join(' <-> ')
