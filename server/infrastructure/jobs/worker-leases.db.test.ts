import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { createLogger } from '../logging/logger'
import { openWorkerLeases, type WorkerLeases } from './worker-leases'

let living: WorkerLeases
let other: WorkerLeases
beforeAll(async () => {
  living = await openWorkerLeases(inject('databaseServer'), createLogger('silent'))
  other = await openWorkerLeases(inject('databaseServer'), createLogger('silent'))
})
afterAll(() => Promise.all([living.close(), other.close()]))

describe('leases of workers', () => {
  it('tell the living from the dead', async () => {
    await living.hold('lives')
    expect(await other.dead(['lives', 'died'])).toEqual(['died'])
  })

  it('are taken again when their connection broke', async () => {
    await living.hold('goes on')
    await endConnectionsThatHoldLocks()
    // It hears of the break a moment later.
    await vi.waitFor(async () => {
      await living.dead([])
      expect(await other.dead(['goes on'])).toEqual([])
    }, 10_000)
  })
})

async function endConnectionsThatHoldLocks() {
  const client = new pg.Client({ connectionString: inject('databaseServer') })
  await client.connect()
  await client.query(`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`)
  await client.end()
}
