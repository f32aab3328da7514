import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pdfOf, upload } from '../../../tests/support/manuals'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'
import { connect } from '../../db/connection'
import { createLogger } from '../logging/logger'
import { enqueue } from './job-queue'
import { type JobHandlers, type JobWorker, startJobWorker } from './worker'
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
async function startWorker(handlers: Partial<JobHandlers> = {}) {
  const connection = connect(test.connectionString, { max: 5 })
  const worker = await startJobWorker({
    connection,
    handlers: { ...test.jobs, ...handlers },
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

async function queued(as: Who = 'dealerAdmin', text = 'The engine takes 13.5 litres of oil.') {
  const machineId = await test.machineId(as === 'strangerStaff' ? 'M-7' : 'WL-120')
  const { body } = await upload(test, { as, machineId, pdf: await pdfOf([text]) })
  return body.id as string
}

/** A handler whose jobs end when they are told to, and what it has begun so far, in order. */
function heldManuals() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const handler: JobHandlers['process-manual'] = ({ manual_id: id }) =>
    new Promise((resolve) => {
      begun.push(id)
      ends.set(id, resolve)
    })
  const end = (...ids: string[]) => {
    for (const id of ids) ends.get(id)?.()
  }
  return { begun, handler, end }
}

const statusOf = async (id: string) =>
  await test.db.selectFrom('manual').where('id', '=', id).select(['status', 'reason']).executeTakeFirstOrThrow()

/** What `kill -9` leaves behind: a job and its queue, locked by a worker which will never come back. */
async function lockAs(workerId: string, attempts: number) {
  await sql`update graphile_worker._private_jobs
    set locked_by = ${workerId}, locked_at = now() - interval '1 minute', attempts = ${attempts}`.execute(test.db)
  await sql`update graphile_worker._private_job_queues
    set locked_by = ${workerId}, locked_at = now() - interval '1 minute'`.execute(test.db)
}

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
      return ['evaluate-schedules', 'forget-sessions'].every((name) => names.includes(name))
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
    const other = await openWorkerLeases(test.connectionString, createLogger('silent'))
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

describe('manuals', () => {
  it('that take long never delay the other jobs', async () => {
    const manuals = heldManuals()
    const sent: string[] = []
    const ids = [await queued(), await queued('strangerStaff')]
    await startWorker({
      'process-manual': manuals.handler,
      'send-email': async ({ email_id }) => {
        sent.push(email_id)
      },
    })
    await test.until(async () => manuals.begun.length === 2)
    await enqueue(test.db, 'send-email', { email_id: 'while both are read' }, { key: 'email', maxAttempts: 1 })
    await test.until(async () => sent.length === 1)
    manuals.end(...ids)
  })

  it('are read one at a time for each organization, whoever queued more and earlier', async () => {
    const manuals = heldManuals()
    const [first, second, third] = [
      await queued(),
      await queued('dealerUser', 'Two'),
      await queued('dealerAdmin', 'Three'),
    ]
    const other = await queued('strangerStaff')
    const shared = await queued('superUser', 'For all')
    await startWorker({ 'process-manual': manuals.handler })
    await test.until(async () => manuals.begun.length === 2)
    expect(manuals.begun.toSorted()).toEqual([first, other].toSorted())
    manuals.end(first)
    await test.until(async () => manuals.begun.length === 3)
    expect(manuals.begun[2]).toBe(shared)
    manuals.end(other, shared)
    await test.until(async () => manuals.begun.length === 4)
    expect(manuals.begun[3]).toBe(second)
    manuals.end(second)
    await test.until(async () => manuals.begun.length === 5)
    expect(manuals.begun[4]).toBe(third)
    manuals.end(third)
  })
})

describe('leases', () => {
  it('end with the process that held them', async () => {
    const [living, dying, asking] = await Promise.all(
      [1, 2, 3].map(() => openWorkerLeases(test.connectionString, createLogger('silent'))),
    )
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

describe('polls of telematics endpoints', () => {
  it('that wait for dead endpoints of one organization delay neither another organization nor other jobs', async () => {
    const done: string[] = []
    const { handler, begun, end } = heldPolls()
    await startWorker({
      'poll-telematics-source': handler,
      'send-email': async ({ email_id }) => {
        done.push(email_id)
      },
    })
    const poll = (source_id: string, owner: string) =>
      enqueue(
        test.db,
        'poll-telematics-source',
        { source_id },
        { key: source_id, maxAttempts: 1, queue: `telematics:${owner}` },
      )
    for (const source of ['dead 1', 'dead 2', 'dead 3']) await poll(source, 'quarry')
    await poll('alive', 'forest')
    await enqueue(test.db, 'send-email', { email_id: 'meanwhile' }, { key: 'email', maxAttempts: 1 })
    await test.until(async () => begun.includes('alive') && done.includes('meanwhile'))
    expect(begun.filter((source) => source.startsWith('dead'))).toEqual(['dead 1'])
    end()
    await test.until(async () => begun.length === 4)
  })
})

/** Polls that go on until they are told to end; those that begin later end at once. */
function heldPolls() {
  const begun: string[] = []
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const handler: JobHandlers['poll-telematics-source'] = ({ source_id }) => {
    begun.push(source_id)
    return ended
  }
  return { begun, handler, end }
}
