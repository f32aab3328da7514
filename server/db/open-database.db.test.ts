import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLogger } from '../infrastructure/logging/logger'
import { isDatabaseUnavailable } from './database-unavailable'
import { openDatabase } from './open-database'

// Like root's home: a folder that the database user cannot enter.
let dataDir: string
const password = 'only for this test'
const logger = createLogger('silent')
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'yardhand-closed-'))
})
afterEach(async () => {
  const elsewhere = await readFile(join(dataDir, 'postgres.location'), 'utf8').catch(() => '')
  if (elsewhere) await rm(elsewhere.trim(), { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
})

const open = (options: { onTakenOver?: () => void } = {}) =>
  openDatabase({ databaseUrl: undefined, dataDir, password, logger, ...options })

async function lockFile(): Promise<string> {
  const elsewhere = await readFile(join(dataDir, 'postgres.location'), 'utf8').catch(() => dataDir)
  return join(elsewhere.trim(), 'postgres', 'postmaster.pid')
}

/** NaN while none is running. */
const postmasterId = async () => Number((await readFile(await lockFile(), 'utf8').catch(() => '-')).split('\n')[0])

/** Starts a process that opens the database, writes a brand and then waits to be killed. */
async function startApp() {
  const script = `
    import { openDatabase } from ${JSON.stringify(fileURLToPath(new URL('./open-database.ts', import.meta.url)))}
    const { connection } = await openDatabase({ ...${JSON.stringify({ dataDir, password })}, logger: console })
    await connection.db.insertInto('brand').values({ name: 'Harrow' }).execute()
    console.log('written')
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const first = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  if (!String(first[0]).includes('written')) throw new Error(`the app did not start: ${errors}`)
  return child
}

describe('the embedded database', () => {
  it('survives kill -9 of the app: the next start attaches to it and finds everything that was written', async () => {
    const app = await startApp()
    app.kill('SIGKILL')
    await once(app, 'exit')

    const database = await open()
    expect(await database.connection.db.selectFrom('brand').select('name').execute()).toEqual([{ name: 'Harrow' }])
    await database.close()
    const again = await open()
    expect(await again.connection.db.selectFrom('brand').select('name').execute()).toEqual([{ name: 'Harrow' }])
    await again.close()
  })

  it('serves one app at a time; a second one refuses to start without stopping it', async () => {
    const database = await open()
    await expect(open()).rejects.toThrow(`Yardhand is already running on ${dataDir}`)
    expect(await database.connection.db.selectFrom('brand').select('name').execute()).toEqual([])
    await database.close()
  })
})

describe('the embedded database restarts when its postmaster is killed', () => {
  it('with everything that was written, at the same address and under load', async () => {
    const database = await open()
    const { db, pool } = database.connection
    const written = new Set<string>()
    const finished = new AbortController()
    const writers = Array.from({ length: 4 }, async () => {
      while (!finished.signal.aborted) {
        const name = randomUUID()
        await db
          .insertInto('brand')
          .values({ name })
          .execute()
          .then(
            () => written.add(name),
            (error) => {
              if (!isDatabaseUnavailable(error)) throw error
            },
          )
      }
    })
    const isUp = () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      )
    for (let round = 0; round < 2; round += 1) {
      const killed = await postmasterId()
      process.kill(killed, 'SIGKILL')
      await vi.waitUntil(async () => (await postmasterId()) !== killed && (await isUp()))
    }
    finished.abort()
    await Promise.all(writers)
    const stored = new Set((await db.selectFrom('brand').select('name').execute()).map(({ name }) => name))
    expect([...written].filter((name) => !stored.has(name))).toEqual([])
    const claims = `select from pg_locks where locktype = 'advisory' and granted`
    await vi.waitUntil(async () => (await pool.query(claims)).rowCount === 1)
    await expect(open()).rejects.toThrow(`Yardhand is already running on ${dataDir}`)
    await database.close()
  })

  it('does not restart after it was closed', async () => {
    const database = await open()
    await database.close()
    expect(await readFile(await lockFile(), 'utf8').catch(() => 'none')).toBe('none')
  })

  it('stops when another process has claimed the database meanwhile', async () => {
    const takenOver = vi.fn()
    const database = await open({ onTakenOver: takenOver })
    const other = new pg.Client({ connectionString: database.connection.connectionString })
    await other.connect()
    // Waits until the connection that has claimed the database is gone.
    const claimed = other.query(`select pg_advisory_lock(hashtextextended('yardhand-app', 0))`)
    await database.connection.pool.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted`,
    )
    await claimed
    await vi.waitUntil(() => takenOver.mock.calls.length > 0)
    expect(takenOver.mock.calls[0]?.[0].message).toBe(
      `Another Yardhand process has taken over ${dataDir}. This one is stopping.`,
    )
    await other.end()
    await database.close()
  })
})

describe('an external database', () => {
  it('reports that it cannot be reached', async () => {
    const opening = openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir, password, logger })
    await expect(opening).rejects.toThrow('The database at DATABASE_URL cannot be reached')
  })
})
