import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productFiles } from '../../tests/house/contract-constants'
import { createTestApp, type TestApp } from '../../tests/support/test-app'
import { openSandboxDatabase } from '../sandbox/database/open-sandbox-database'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  const sandbox = await openSandboxDatabase(test.connectionString)
  await sandbox.destroy()
})
afterAll(() => test.close())

/** Why no concurrent insert can conflict in the table's further unique indexes. */
const exceptions: Record<string, string> = {
  'server/modules/maintenance/schedules/model-schedule.repository.ts: schedule_task':
    'an id that it has is that of a task in the schedule, which is locked',
  'server/modules/organizations/links/link.repository.ts: service_period':
    'an id that it has is that of the request, which is locked and accepted once',
}

interface Upsert {
  table: string
  /** The source of what it inserts. */
  inserted: string
}

/** The inserts that name the unique index in which they expect conflicts. */
const upsertsIn = (text: string): Upsert[] =>
  text.split(/(?=\binsertInto\(|\binsert into )/).flatMap((statement) => {
    const [inserted = '', conflict] = statement.split(/(?=\.onConflict\(|\bon conflict (?:do\b|on\b|\())/)
    if (!conflict || /^\.onConflict\(\(?(\w+)\)? =>\s*\1\.doNothing\(|^on conflict do nothing/.test(conflict)) return []
    return tablesOf(inserted, text).map((table) => ({ table, inserted }))
  })

function tablesOf(insert: string, text: string): string[] {
  const name = /^insert(?:Into\('| into )(\w+)/.exec(insert)?.[1]
  if (name) return [name]
  const variable = /^insertInto\((\w+)/.exec(insert)?.[1]
  const names = new RegExp(`\\b${variable}: ('\\w+'(?: \\| '\\w+')*)`).exec(text)?.[1]
  return names?.match(/\w+/g) ?? ['unknown table']
}

interface UniqueIndex {
  table: string
  /** The columns that are different for each row unless the insert has a value for them. */
  generated: string[]
}

const uniqueIndexes = async (): Promise<UniqueIndex[]> =>
  (
    await sql<UniqueIndex>`
      select index.indrelid::regclass::text as table, array(
        select attname::text from pg_attribute
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attrelid = index.indrelid and attnum = any (index.indkey)
          and (attidentity <> '' or pg_get_expr(adbin, adrelid) ~ '^(gen_random_uuid|nextval)\\(')
      ) as generated
      from pg_index index
      join pg_class on pg_class.oid = index.indrelid
      where (indisunique or indisexclusion) and relnamespace in ('public'::regnamespace, 'sandbox'::regnamespace)`.execute(
      test.db,
    )
  ).rows

const hasValue = (inserted: string, column: string) =>
  new RegExp(`(?<!\\.|: )\\b${column}\\b\\s*[:,}\\]')]`).test(inserted)

/** Whether no conflict can be in another index than the one that the upsert names. */
function isSafe(upsert: Upsert, indexes: readonly UniqueIndex[]): boolean {
  const ofTable = indexes.filter(({ table }) => table === upsert.table)
  const conflicting = ofTable.filter(({ generated }) => generated.every((column) => hasValue(upsert.inserted, column)))
  return conflicting.length === 1
}

describe('an upsert', () => {
  const account = `.insertInto('payment_account').values({ provider })`
  const period = `.insertInto('service_period').values({ id: requestId, dealership_id }).onConflict((conflict) => {`
  it.each([
    [`${account}.onConflict((conflict) => conflict.columns(['provider']).doUpdateSet(state))`, ['payment_account']],
    [`${account}\n.onConflict((conflict) =>\n conflict.column('provider').doNothing())`, ['payment_account']],
    [`${account}.onConflict((conflict) => conflict.doNothing())`, []],
    ['insert into payment_account (provider) values (1) on conflict (provider) do nothing', ['payment_account']],
    ['insert into payment_account (provider) values (1) on conflict do nothing', []],
    [period, ['service_period']],
    [period.replace('id: requestId, ', ''), []],
    ['insertInto(table).onConflict((conflict) => conflict.column(name).doNothing())', ['unknown table']],
  ])('%s: in question are %j', async (text, tables) => {
    const indexes = await uniqueIndexes()
    const found = upsertsIn(text).filter((upsert) => !isSafe(upsert, indexes))
    expect(found.map(({ table }) => table)).toEqual(tables)
  })

  /**
   * PostgreSQL resolves conflicts in the named index only. Two concurrent inserts of the same row may also meet in
   * another unique index first, where one of them fails. `on conflict do nothing` without a target resolves them all.
   */
  it('names an index only if it is the only one in which rows can conflict', async () => {
    const { rows: functions } = await sql<{ file: string; text: string }>`
      select proname as file, prosrc as text from pg_proc where pronamespace = 'public'::regnamespace`.execute(test.db)
    const indexes = await uniqueIndexes()
    const upserts = [...productFiles.filter(({ file }) => file.startsWith('server/')), ...functions].flatMap(
      ({ file, text }) =>
        upsertsIn(text).map((upsert) =>
          file.startsWith('server/sandbox/')
            ? { ...upsert, file, table: `sandbox.${upsert.table}` }
            : { ...upsert, file },
        ),
    )
    expect(upserts.length).toBeGreaterThan(25)
    const unsafe = upserts.filter((upsert) => !isSafe(upsert, indexes))
    expect(unsafe.map(({ file, table }) => `${file}: ${table}`).toSorted()).toEqual(Object.keys(exceptions).toSorted())
  })
})
