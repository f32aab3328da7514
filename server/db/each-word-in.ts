import { type Expression, type SqlBool, sql } from 'kysely'

/**
 * A search: whether each of its words stands in one of the columns, whatever the case. One without words finds
 * everything. What people type is never a pattern: `%` looks for a percent sign.
 */
export function eachWordIn(search: string, columns: readonly Expression<string | null>[]): Expression<SqlBool> {
  const words = search.split(/\s+/).filter(Boolean)
  const found = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    return sql`(${sql.join(
      columns.map((column) => sql`${column} ilike ${pattern}`),
      sql` or `,
    )})`
  })
  return found.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(found, sql` and `)}`
}
