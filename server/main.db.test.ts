import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { isWaitingForLock } from '../tests/support/lock-wait'
import { createDatabase } from './db/create-database'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))
let databaseUrl: string
let dataDir: string
let server: ChildProcess
let address: URL
beforeEach(async () => {
  const database = inject('databaseServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createDatabase(database, name, 'template')
  dataDir = await mkdtemp(join(tmpdir(), 'yardhand-main-'))
  databaseUrl = database.replace(/\/postgres$/, `/${name}`)
  server = spawn(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: '0', STOP_TIMEOUT_SECONDS: '600' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  address = await new Promise<URL>((resolve) => {
    server.stdout?.on('data', (chunk) => {
      const ready = String(chunk).match(/ready at (\S+)/)
      if (ready?.[1]) resolve(new URL(ready[1]))
    })
  })
})
afterEach(async () => {
  server.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

describe('a process that is asked to stop', () => {
  it('ends in good order by the first signal', async () => {
    server.kill('SIGTERM')
    expect(await once(server, 'exit')).toEqual([0, null])
  })

  it('ends at once by a second one, whatever has not finished', async () => {
    const blocker = new pg.Client({ connectionString: databaseUrl })
    await blocker.connect()
    await blocker.query('begin; lock table person in access exclusive mode')
    const credentials = JSON.stringify({ email: 'nobody@yard.example', password: 'waits for the table' })
    const headers = { 'content-type': 'application/json' }
    const cut = fetch(new URL('/api/v2/auth/login', address), { method: 'POST', body: credentials, headers }).catch(
      () => 'cut',
    )
    await vi.waitUntil(() => isWaitingForLock(blocker))
    const isStopping = () =>
      fetch(new URL('/readyz', address)).then(
        ({ status }) => status === 503,
        () => true,
      )
    server.kill('SIGTERM')
    await vi.waitUntil(isStopping)
    const exit = once(server, 'exit')
    await vi.waitUntil(() => !server.kill('SIGTERM') || server.exitCode !== null)
    expect(await exit).toEqual([1, null])
    expect(await cut).toBe('cut')
    await blocker.end()
  })
})
