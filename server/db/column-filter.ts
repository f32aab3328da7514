import { type SqlBool, sql } from 'kysely'

/** What columns must equal, by name; undefined filters nothing. */
export type ColumnFilter<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>

/** The values of a filter, by column. */
export const filterValues = (filter: ColumnFilter<string>): Record<string, string> => {
  const entries = Object.entries(filter)
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

/** Whether the columns of a row equal what a filter asks for. */
export function matchesFilter<Name extends string>(
  filter: ColumnFilter<Name>,
  columns: Readonly<Record<Name, string>>,
) {
  const conditions = (Object.keys(columns) as Name[]).flatMap((name) => {
    const value = filter[name]
    return value === undefined ? [] : [sql<SqlBool>`${sql.ref(columns[name])} = ${value}`]
  })
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}
