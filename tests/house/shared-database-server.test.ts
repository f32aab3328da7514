import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { filesBelow } from '../../scripts/stamp.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A statement that reads the locks or connections of all databases on the server. */
const seesOtherDatabases = (text: string) =>
  [...text.matchAll(/(['"`])[^'"`]*\b(?:pg_locks|pg_stat_activity)\b(?:(?!\1)[\s\S])*\1/g)].some(
    ([statement]) => !statement.includes('current_database()'),
  )

/** Runs on a database server of its own. */
const ownServer = 'server/db/open-database.db.test.ts'

describe('tests that run at the same time share a database server', () => {
  it.each([
    'query("select from pg_locks where not granted")',
    'sql`\n  select from pg_stat_activity\n  where wait_event_type is not null`',
  ])('%s sees what other tests do', (text) => {
    expect(seesOtherDatabases(text)).toBe(true)
  })

  it('a statement about its own database does not', () => {
    expect(
      seesOtherDatabases("query(`select from pg_stat_activity where datname = current_database() and 'x' = $1`)"),
    ).toBe(false)
  })

  it('no test waits for what another one does', () => {
    const tests = ['server', 'tests'].flatMap((folder) => filesBelow(root, folder))
    const own = fileURLToPath(import.meta.url)
    const affected = tests.filter(
      (file) =>
        /\.tsx?$/.test(file) && join(root, file) !== own && seesOtherDatabases(readFileSync(join(root, file), 'utf8')),
    )
    expect(affected).toEqual([ownServer])
  })
})
