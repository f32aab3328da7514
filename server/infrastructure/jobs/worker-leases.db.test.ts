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
  it('distinguish running workers from dead ones', async () => {
    await living.acquire('lives')
    expect(await other.findDead(['lives', 'died'])).toEqual(['died'])
  })

  it('use their connection for one query at a time, although many are acquired at once', async () => {
    const warned = vi.fn()
    process.on('warning', warned)
    const ids = ['a', 'b', 'c', 'd']
    await Promise.all([...ids.map((id) => living.acquire(id)), living.findDead(ids)])
    await Promise.all(ids.map((id) => living.release(id)))
    // Node emits warnings in a later tick.
    await new Promise(setImmediate)
    process.off('warning', warned)
    expect(warned.mock.calls).toEqual([])
    expect(await other.findDead(ids)).toEqual(ids)
  })

  it('are acquired again after their connection was lost', async () => {
    await living.acquire('goes on')
    await terminateLockingConnections()
    // The loss of the connection is noticed with a delay.
    await vi.waitFor(async () => {
      await living.findDead([])
      expect(await other.findDead(['goes on'])).toEqual([])
    }, 60_000)
  })
})

async function terminateLockingConnections() {
  const client = new pg.Client({ connectionString: inject('databaseServer') })
  await client.connect()
  await client.query(`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`)
  await client.end()
}
