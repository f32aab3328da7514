import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/support/test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

interface ForeignKey {
  name: string
  columns: string[]
  /** The columns of each index that covers all rows with a value. */
  indexes: string[][]
}

/**
 * Deleting or changing a referenced row searches for the rows that reference it; without an index, that is a full scan.
 */
it('each foreign key has an index that starts with its columns', async () => {
  const { rows } = await sql<ForeignKey>`
    select format('%s (%s)', key.conrelid::regclass, string_agg(attribute.attname, ', ' order by position)) as name,
      array_agg(attribute.attname::text) as columns,
      (select coalesce(json_agg(columns), '[]') from (
        select array(
          select attname from unnest(string_to_array(index.indkey::text, ' ')::int2[]) with ordinality as part (number, place)
          join pg_attribute on attrelid = index.indrelid and attnum = part.number
          order by place
        ) as columns
        from pg_index index
        where index.indrelid = key.conrelid and index.indisvalid
          and (index.indpred is null or pg_get_expr(index.indpred, index.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
      ) as found) as indexes
    from pg_constraint key
    cross join unnest(key.conkey) with ordinality as part (number, position)
    join pg_attribute attribute on attribute.attrelid = key.conrelid and attribute.attnum = part.number
    where key.contype = 'f' and key.connamespace = 'public'::regnamespace
    group by key.oid, key.conrelid`.execute(test.db)
  expect(rows.length).toBeGreaterThan(50)
  const missing = rows.filter(({ columns, indexes }) => !indexes.some((index) => serves(index, columns)))
  expect(missing.map(({ name }) => name).sort()).toEqual([])
})

/** An organization has many rows, so where it is part of a key, the index must also lead with another column. */
function serves(index: string[], columns: string[]): boolean {
  const selective = columns.length > 1 ? columns.filter((column) => column !== 'organization_id') : columns
  const leading = index.slice(0, columns.length)
  return columns.every((column) => leading.includes(column)) || selective.some((column) => index[0] === column)
}
