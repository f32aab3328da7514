import { type Expression, type SqlBool, sql } from 'kysely'
import { withoutIgnorable } from '../domain/identifier'

/** A text as a pattern that matches itself: `%` matches a percent sign. */
export const likePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The `ilike` patterns of a search, one for each word that is not part of another one. */
export const wordPatterns = (search: string): string[] => distinctWords(search).map((word) => `%${likePattern(word)}%`)

/** The words of a search that are not part of another one: wherever a word occurs, all its parts do. */
export function distinctWords(search: string): string[] {
  // Numbers are pasted with what nobody sees; words of some scripts need it.
  const words = search
    .split(/\s+/)
    .map((word) => (/\p{N}/u.test(word) ? withoutIgnorable(word) : word))
    .filter(Boolean)
  const kept: string[] = []
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  for (const word of longestFirst) {
    if (!kept.some((longer) => longer.toLowerCase().includes(word.toLowerCase()))) kept.push(word)
  }
  return kept
}

/**
 * Matches rows in which every word of a search occurs in one of the columns, ignoring case. An empty search matches
 * every row. Wildcards are escaped: `%` matches a percent sign.
 */
export function containsEveryWord(search: string, columns: readonly Expression<string | null>[]): Expression<SqlBool> {
  const conditions = wordPatterns(search).map(
    (pattern) =>
      sql`(${sql.join(
        columns.map((column) => sql`${column} ilike ${pattern}`),
        sql` or `,
      )})`,
  )
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}
