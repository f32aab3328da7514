import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pdfOf, upload } from '../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../tests/support/test-app'
import { connect } from '../../db/connection'
import { createLogger } from '../logging/logger'
import { type JobWorker, startJobWorker } from './worker'
import { openWorkerLeases } from './worker-leases'

let test: TestApp
const workers: JobWorker[] = []
beforeAll(async () => {
  test = await createTestApp()
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
  await test.db.deleteFrom('manual').execute()
  await sql`delete from graphile_worker._private_jobs`.execute(test.db)
})
afterAll(() => test.close())

/** A worker with connections of its own, as a process has them. */
async function startWorker() {
  const connection = connect(test.connectionString, 5)
  const worker = await startJobWorker({
    connection,
    connectionString: test.connectionString,
    handlers: test.jobs,
    crontab: test.crontab,
    onRecovered: test.onRecovered,
    logger: createLogger('silent'),
  })
  workers.push({
    stop: async () => {
      await worker.stop()
      await connection.close()
    },
  })
}

async function queued() {
  const machineId = await test.machineId('WL-120')
  const { body } = await upload(test, { machineId, pdf: await pdfOf(['The engine takes 13.5 litres of oil.']) })
  return body.id as string
}

const statusOf = async (id: string) =>
  await test.db.selectFrom('manual').where('id', '=', id).select(['status', 'reason']).executeTakeFirstOrThrow()

/** What `kill -9` leaves behind: a job that is locked by a worker which will never come back. */
const lockAs = (workerId: string, attempts: number) =>
  sql`update graphile_worker._private_jobs
    set locked_by = ${workerId}, locked_at = now() - interval '1 minute', attempts = ${attempts}`.execute(test.db)

describe('jobs', () => {
  it('are done in the background: an uploaded manual becomes READY', async () => {
    await startWorker()
    const id = await queued()
    await test.until(async () => (await statusOf(id)).status === 'READY')
  })

  it('come by the clock too: each morning, the machines for which the day brings something, and the sessions that are over', async () => {
    await startWorker()
    const known = sql<{ identifier: string }>`select identifier from graphile_worker._private_known_crontabs`
    await test.until(async () => {
      const { rows } = await known.execute(test.db)
      const names = rows.map(({ identifier }) => identifier)
      return ['look-at-machines', 'forget-sessions'].every((name) => names.includes(name))
    })
  })

  it('of a process that died are taken over (issue, kill -9 while a manual is processed)', async () => {
    const id = await queued()
    await test.db.updateTable('manual').set({ status: 'PROCESSING' }).where('id', '=', id).execute()
    await lockAs('worker-of-a-dead-process', 1)
    await startWorker()
    await test.until(async () => (await statusOf(id)).status === 'READY')
  })

  it('of a process that lives are left to it', async () => {
    const other = await openWorkerLeases(test.connectionString)
    await other.hold('worker-of-another-process')
    const id = await queued()
    await lockAs('worker-of-another-process', 1)
    await startWorker()
    const { rows } = await sql<{ locked_by: string }>`select locked_by from graphile_worker.jobs`.execute(test.db)
    expect(rows).toEqual([{ locked_by: 'worker-of-another-process' }])
    expect((await statusOf(id)).status).toBe('QUEUED')
    await other.close()
  })

  it('that were given up with their process leave a manual FAILED, which can be retried', async () => {
    const id = await queued()
    await test.db.updateTable('manual').set({ status: 'PROCESSING' }).where('id', '=', id).execute()
    await lockAs('worker-of-a-dead-process', 3)
    await startWorker()
    expect(await statusOf(id)).toEqual({ status: 'FAILED', reason: expect.stringContaining('Try again') })
    expect((await (await test.as('dealerUser')).post(`/api/v2/manuals/${id}/retry`)).status).toBe(202)
    await test.until(async () => (await statusOf(id)).status === 'READY')
  })
})

describe('leases', () => {
  it('end with the process that held them', async () => {
    const [living, dying, asking] = await Promise.all([1, 2, 3].map(() => openWorkerLeases(test.connectionString)))
    await living?.hold('a')
    await dying?.hold('b')
    expect(await asking?.dead(['a', 'b', 'c'])).toEqual(['c'])
    await dying?.close()
    await test.until(async () => (await asking?.dead(['a', 'b']))?.join() === 'b')
    expect(await living?.dead(['a'])).toEqual([])
    await living?.close()
    await asking?.close()
  })
})
