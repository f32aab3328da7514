import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from './open-database'

// As it is below root's home: a folder that the user of PostgreSQL cannot enter.
let dataDir: string
const password = 'only for this test'
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'yardhand-closed-'))
})
afterEach(async () => {
  const elsewhere = await readFile(join(dataDir, 'postgres.location'), 'utf8').catch(() => '')
  if (elsewhere) await rm(elsewhere.trim(), { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
})

const open = () => openDatabase({ databaseUrl: undefined, dataDir, password })

/** An app of its own that opens the database, writes a brand and then waits to be killed. */
async function startApp() {
  const script = `
    import { openDatabase } from ${JSON.stringify(fileURLToPath(new URL('./open-database.ts', import.meta.url)))}
    const { connection } = await openDatabase(${JSON.stringify({ dataDir, password })})
    await connection.db.insertInto('brand').values({ name: 'Harrow' }).execute()
    console.log('written')
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const first = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  if (!String(first[0]).includes('written')) throw new Error(`the app did not start: ${said}`)
  return child
}

describe('the embedded database (issue, the server)', () => {
  it('survives kill -9 of the app: the next start attaches to it and finds all that was written', async () => {
    const app = await startApp()
    app.kill('SIGKILL')
    await once(app, 'exit')

    const database = await open()
    expect(await database.connection.db.selectFrom('brand').select('name').execute()).toEqual([{ name: 'Harrow' }])
    await database.close()
    const again = await open()
    expect(await again.connection.db.selectFrom('brand').select('name').execute()).toEqual([{ name: 'Harrow' }])
    await again.close()
  }, 120_000)

  it('serves one app at a time, and the second says so without stopping it', async () => {
    const database = await open()
    await expect(open()).rejects.toThrow(`Yardhand already runs on ${dataDir}`)
    expect(await database.connection.db.selectFrom('brand').select('name').execute()).toEqual([])
    await database.close()
  }, 120_000)
})

describe('a database of one’s own', () => {
  it('that cannot be reached is said to be so', async () => {
    const given = openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir, password })
    await expect(given).rejects.toThrow('The database at DATABASE_URL cannot be reached')
  })
})
