import { type Expression, type SqlBool, sql } from 'kysely'
import { containsEveryWord, distinctWords } from './contains-every-word'
import { expressionWithError, mayHaveError, wordExpression } from './typed-word'

/** How the words of a search are understood: as they are typed, or each with one typing error. */
export type Typing = 'as-typed' | 'with-errors'

/** The regular expression of PostgreSQL by which a word is found in a text in lower case. */
export const expressionOf = (word: string, typing: Typing): string =>
  typing === 'as-typed' ? wordExpression(word) : expressionWithError(word)

/** Finds what is meant: what has the words as they are typed or, where nothing has, with a typing error in each. */
export async function findAsMeant<Found>(
  search: string,
  find: (typing: Typing) => Promise<Found>,
  isNone: (found: Found) => boolean | Promise<boolean>,
): Promise<Found> {
  const found = await find('as-typed')
  if (!distinctWords(search).some(mayHaveError)) return found
  return (await isNone(found)) ? find('with-errors') : found
}

/** As `containsEveryWord`, and numbers regardless of hyphens and blanks (`wordExpression`). */
export function containsWordsAsMeant(
  search: string,
  columns: readonly Expression<string | null>[],
  typing: Typing,
): Expression<SqlBool> {
  const conditions = distinctWords(search).map((word) => {
    if (typing === 'as-typed' && !/\d/.test(word)) return containsEveryWord(word, columns)
    const expression = expressionOf(word, typing)
    return sql<SqlBool>`(${sql.join(
      columns.map((column) => sql`lower(${column}) ~ ${expression}`),
      sql` or `,
    )})`
  })
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}
