import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pdfOf, upload } from '../../../tests/support/manuals'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'
import { createWorkers } from '../../../tests/support/workers'
import { createLogger } from '../logging/logger'
import { enqueue } from './job-queue'
import type { JobHandlers } from './worker'
import { openWorkerLeases } from './worker-leases'

let test: TestApp
const workers = createWorkers()
beforeAll(async () => {
  test = await createTestApp()
})
afterEach(async () => {
  await workers.stopAll()
  await test.db.deleteFrom('manual').execute()
  await sql`delete from graphile_worker._private_jobs`.execute(test.db)
})
afterAll(() => test.close())

const emailOptions = (key: string) => ({ key, maxAttempts: 1, turn: { owner: key } })

const startWorker = (handlers: Partial<JobHandlers> = {}) => workers.start(test, { ...test.jobs, ...handlers })

async function queueManual(as: Who = 'dealerAdmin', text = 'The engine takes 13.5 litres of oil.') {
  const machineId = await test.machineId(as === 'strangerStaff' ? 'M-7' : 'WL-120')
  const { body } = await upload(test, { as, machineId, pdf: await pdfOf([text]) })
  return body.id as string
}

/** A handler that records the jobs it has started, in order; the test ends each job. */
function createManualHandler() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const handler: JobHandlers['process-manual'] = ({ manual_id: id }) =>
    new Promise((resolve) => {
      started.push(id)
      ends.set(id, resolve)
    })
  const end = (...ids: string[]) => {
    for (const id of ids) ends.get(id)?.()
  }
  return { started, handler, end }
}

const statusOf = async (id: string) =>
  await test.db.selectFrom('manual').where('id', '=', id).select(['status', 'reason']).executeTakeFirstOrThrow()

/** Simulates `kill -9`: the job and its queue stay locked by a worker that no longer exists. */
async function lockAs(workerId: string, attempts: number) {
  await sql`update graphile_worker._private_jobs
    set locked_by = ${workerId}, locked_at = now() - interval '1 minute', attempts = ${attempts}`.execute(test.db)
  await sql`update graphile_worker._private_job_queues
    set locked_by = ${workerId}, locked_at = now() - interval '1 minute'`.execute(test.db)
}

describe('jobs', () => {
  it('run in the background: an uploaded manual becomes READY', async () => {
    await startWorker()
    const id = await queueManual()
    await test.until(async () => (await statusOf(id)).status === 'READY')
  })

  it('run on schedule: each morning machines are evaluated and expired sessions removed', async () => {
    await startWorker()
    const known = sql<{ identifier: string }>`select identifier from graphile_worker._private_known_crontabs`
    await test.until(async () => {
      const { rows } = await known.execute(test.db)
      const names = rows.map(({ identifier }) => identifier)
      return ['evaluate-schedules', 'forget-sessions'].every((name) => names.includes(name))
    })
  })

  it('of a killed process are taken over', async () => {
    const id = await queueManual()
    await test.db.updateTable('manual').set({ status: 'PROCESSING' }).where('id', '=', id).execute()
    await lockAs('worker-of-a-dead-process', 1)
    await startWorker()
    await test.until(async () => (await statusOf(id)).status === 'READY')
  })

  it('of a running process stay with it', async () => {
    const other = await openWorkerLeases(test.connectionString, createLogger('silent'))
    await other.acquire('worker-of-another-process')
    const id = await queueManual()
    await lockAs('worker-of-another-process', 1)
    await startWorker()
    const { rows } = await sql<{ locked_by: string }>`select locked_by from graphile_worker.jobs`.execute(test.db)
    expect(rows).toEqual([{ locked_by: 'worker-of-another-process' }])
    expect((await statusOf(id)).status).toBe('QUEUED')
    await other.close()
  })

  it('that failed for the last time with their process leave a manual FAILED, which can be retried', async () => {
    const id = await queueManual()
    await test.db.updateTable('manual').set({ status: 'PROCESSING' }).where('id', '=', id).execute()
    await lockAs('worker-of-a-dead-process', 3)
    await startWorker()
    expect(await statusOf(id)).toEqual({
      status: 'FAILED',
      reason: { en: expect.stringContaining('Try again'), es: expect.any(String) },
    })
    expect((await (await test.as('dealerUser')).post(`/api/v2/manuals/${id}/retry`)).status).toBe(202)
    await test.until(async () => (await statusOf(id)).status === 'READY')
  })
})

describe('manuals', () => {
  it('that take long do not delay other jobs', async () => {
    const manuals = createManualHandler()
    const sent: string[] = []
    const ids = [await queueManual(), await queueManual('strangerStaff')]
    await startWorker({
      'process-manual': manuals.handler,
      'send-email': async ({ email_id }) => {
        sent.push(email_id)
      },
    })
    await test.until(async () => manuals.started.length === 2)
    await enqueue(test.db, 'send-email', { email_id: 'while both are read' }, emailOptions('email'))
    await test.until(async () => sent.length === 1)
    manuals.end(...ids)
  })

  it('are read one at a time for each organization, whichever queued more or earlier', async () => {
    const manuals = createManualHandler()
    const [first, second, third] = [
      await queueManual(),
      await queueManual('dealerUser', 'Two'),
      await queueManual('dealerAdmin', 'Three'),
    ]
    const other = await queueManual('strangerStaff')
    const shared = await queueManual('superUser', 'For all')
    await startWorker({ 'process-manual': manuals.handler })
    await test.until(async () => manuals.started.length === 2)
    expect(manuals.started.toSorted()).toEqual([first, other].toSorted())
    manuals.end(first)
    await test.until(async () => manuals.started.length === 3)
    expect(manuals.started[2]).toBe(shared)
    manuals.end(other, shared)
    await test.until(async () => manuals.started.length === 4)
    expect(manuals.started[3]).toBe(second)
    manuals.end(second)
    await test.until(async () => manuals.started.length === 5)
    expect(manuals.started[4]).toBe(third)
    manuals.end(third)
  })
})

describe('recognizing a scan', () => {
  it('delays no manual with text, not even of the same organization', async () => {
    const { handler, started, end } = createManualHandler()
    await startWorker({ 'recognize-manual': handler })
    const scan = '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a77'
    const payload = { manual_id: scan, revision: 0 }
    await enqueue(test.db, 'recognize-manual', payload, { key: `manual:${scan}`, maxAttempts: 1 })
    await test.until(async () => started.includes(scan))
    const manual = await queueManual()
    await test.until(async () => (await statusOf(manual)).status === 'READY')
    end(scan)
  })
})

describe('listing parts', () => {
  it('takes one turn at a time, however often it is scheduled meanwhile, and occupies no runner of e-mails', async () => {
    const turns = createBlockingHandler()
    const emails = createBlockingHandler()
    await startWorker({
      'list-parts': () => turns.handler('turn'),
      'send-email': ({ email_id }) => emails.handler(email_id),
    })
    const schedule = () =>
      enqueue(test.db, 'list-parts', {}, { key: 'list-parts', maxAttempts: 1, queue: 'parts-lists' })
    await schedule()
    await test.until(async () => turns.started.length === 1)
    await schedule()
    await schedule()
    for (const email_id of ['1', '2']) {
      await enqueue(test.db, 'send-email', { email_id }, emailOptions(email_id))
    }
    await test.until(async () => emails.started.length === 2)
    expect(turns.started).toHaveLength(1)
    emails.end()
    turns.end()
    await test.until(async () => turns.started.length === 2)
  })
})

describe('leases', () => {
  it('end with their process', async () => {
    const [living, dying, asking] = await Promise.all(
      [1, 2, 3].map(() => openWorkerLeases(test.connectionString, createLogger('silent'))),
    )
    await living?.acquire('a')
    await dying?.acquire('b')
    expect(await asking?.findDead(['a', 'b', 'c'])).toEqual(['c'])
    await dying?.close()
    await test.until(async () => (await asking?.findDead(['a', 'b']))?.join() === 'b')
    expect(await living?.findDead(['a'])).toEqual([])
    await living?.close()
    await asking?.close()
  })
})

describe('polls of telematics endpoints', () => {
  it('waiting for one organization’s dead endpoints delay neither other organizations nor other jobs', async () => {
    const done: string[] = []
    const { handler, started, end } = createBlockingHandler()
    await startWorker({
      'poll-telematics-source': ({ source_id }) => handler(source_id),
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
    await enqueue(test.db, 'send-email', { email_id: 'meanwhile' }, emailOptions('email'))
    await test.until(async () => started.includes('alive') && done.includes('meanwhile'))
    expect(started.filter((source) => source.startsWith('dead'))).toEqual(['dead 1'])
    end()
    await test.until(async () => started.length === 4)
  })
})

/** A handler whose runs last until the test ends them; later runs end immediately. */
function createBlockingHandler() {
  const started: string[] = []
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const handler = (name: string): Promise<void> => {
    started.push(name)
    return ended
  }
  return { started, handler, end }
}
