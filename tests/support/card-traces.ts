import type pg from 'pg'

/** What sets the digits of a number apart: as people type it, in an address, and in JSON. */
const separators = /(?<=\d)(?:[\s._+-]|%20|\\u00a0|\\[nt])+(?=\d)/g

/** Whether a text has a card number in any spelling, or the last eight or twelve digits of one alone. */
export function hasTraceOf(text: string, number: string): boolean {
  const digits = number.replaceAll(/\D/g, '')
  const together = text.replaceAll(separators, '')
  const alone = [digits.slice(-12), digits.slice(-8)].map((part) => new RegExp(`(?<!\\d)${part}(?!\\d)`))
  return together.includes(digits) || alone.some((part) => part.test(together))
}

/** All rows of a table as text; bytes as the text that they may be. */
async function contentOf(pool: pg.Pool, { schema, table }: { schema: string; table: string }): Promise<string> {
  const { rows: columns } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = $1 and table_name = $2 and data_type = 'bytea'`,
    [schema, table],
  )
  const bytes = columns.map(({ name }) => `|| ' ' || coalesce(encode("${name}", 'escape'), '')`).join(' ')
  const { rows } = await pool.query<{ content: string }>(
    `select "row"::text ${bytes} as content from "${schema}"."${table}" as "row"`,
  )
  return rows.map(({ content }) => content).join('\n')
}

/** Every table of every schema that is not PostgreSQL's own, with all that it stores. */
export async function storedTexts(pool: pg.Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ schema: string; table: string }>(
    `select nspname as schema, relname as table
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'm') and nspname not in ('pg_catalog', 'information_schema') and nspname not like 'pg_toast%'
     order by 1, 2`,
  )
  const texts = new Map<string, string>()
  for (const table of rows) texts.set(`${table.schema}.${table.table}`, await contentOf(pool, table))
  return texts
}

/** The places that have a trace of one of the numbers. */
export const placesWith = (texts: ReadonlyMap<string, string>, numbers: readonly string[]): string[] =>
  [...texts].filter(([, text]) => numbers.some((number) => hasTraceOf(text, number))).map(([place]) => place)
