import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/test-app'
import { type Connection, connect } from '../../db/connection'
import { createLiveness, type Liveness } from '../liveness/liveness'
import { createLogger, type Logger } from '../logging/logger'
import { enqueue } from './job-queue'
import { type JobHandlers, type JobWorker, startJobWorker } from './worker'
import { openWorkerLeases } from './worker-leases'

let test: TestApp
/** What was logged, as JSON lines. */
let log: string[]
let logger: Logger
/** Bypasses the proxy, for queries while the app is cut off from the database. */
let direct: Connection
let worker: JobWorker
let liveness: Liveness
beforeEach(async () => {
  log = []
  logger = createLogger('error', { write: (line) => log.push(line) })
  test = await createTestApp({}, { isBehindProxy: true })
  direct = connect(test.proxy.target)
})
afterEach(async () => {
  await worker.stop()
  await direct.close()
  await test.close()
})

async function startWorker(
  sendEmail: JobHandlers['send-email'],
  sendRefund: JobHandlers['send-refund'] = async () => undefined,
) {
  const handlers = { ...test.jobs, 'send-email': sendEmail, 'send-refund': sendRefund }
  liveness = createLiveness()
  worker = await startJobWorker({
    connection: test.connection,
    handlers,
    onRecovered: test.onRecovered,
    logger,
    liveness,
    tickMs: 100,
  })
}

const options = (id: string) => ({ key: id, maxAttempts: 5, turn: { owner: id } })
const queueEmail = (id: string) => enqueue(direct.db, 'send-email', { email_id: id }, options(id))
const queueRefund = (id: string) => enqueue(direct.db, 'send-refund', { refund_id: id }, options(id))

async function lockedBy(): Promise<string[]> {
  const { rows } = await sql<{ locked_by: string | null }>`select locked_by from graphile_worker.jobs`.execute(
    direct.db,
  )
  return rows.flatMap(({ locked_by }) => locked_by ?? [])
}

const jobsLeft = async () => (await sql`select from graphile_worker.jobs`.execute(direct.db)).rows.length

describe('a running job', () => {
  it('is locked with the lease of its worker, so that no other process considers it dead', async () => {
    let end: () => void = () => undefined
    await startWorker(() => new Promise((resolve) => (end = resolve)))
    await queueEmail('slow')
    await test.until(async () => (await lockedBy()).length === 1)
    const other = await openWorkerLeases(test.proxy.target, logger)
    expect(await other.findDead(await lockedBy())).toEqual([])
    end()
    await other.close()
  })
})

describe('when the database connection is lost while jobs run', () => {
  it.each<[string, (attempt: number) => void]>([
    [
      'a job whose failure cannot be stored runs again',
      (attempt) => {
        if (attempt === 1) throw new Error('failed while the database was away')
      },
    ],
    ['a job whose success cannot be stored runs again', () => undefined],
  ])('%s, and so do later ones', async (_, outcome) => {
    const done: string[] = []
    let attempts = 0
    await startWorker(async ({ email_id }) => {
      if (email_id === 'first') {
        attempts += 1
        if (attempts === 1) test.proxy.block()
        outcome(attempts)
      }
      done.push(email_id)
    })
    await queueEmail('first')
    await test.until(async () => attempts === 1)
    await queueEmail('second')
    // Before that, the outcome could still be stored on a new connection.
    await test.until(async () => log.some((line) => line.includes('the job runner failed')))
    test.proxy.letThrough()
    await test.until(async () => attempts > 1 && done.includes('first') && done.includes('second'))
    await test.until(async () => (await lockedBy()).length === 0)
  })

  it('several jobs of one lane whose outcomes cannot be stored run again, and so do later ones', async () => {
    const begun: string[] = []
    const ends = new Map<string, () => void>()
    await startWorker(
      async () => undefined,
      async ({ refund_id: id }) => {
        begun.push(id)
        if (begun.filter((one) => one === id).length === 1 && id !== 'later') {
          await new Promise<void>((resolve) => ends.set(id, resolve))
        }
      },
    )
    const ids = ['a', 'b', 'c', 'last']
    for (const id of ids) await queueRefund(id)
    await test.until(async () => begun.length === ids.length)
    test.proxy.block()
    const failures = () => log.filter((line) => line.includes('Failed to complete jobs')).length
    for (const [index, id] of ids.entries()) {
      ends.get(id)?.()
      // One after the other, so that each outcome fails by itself while another job still runs.
      if (id !== 'last') await test.until(async () => failures() > index)
    }
    test.proxy.letThrough()
    await queueRefund('later')
    const haveRunAgain = () => ['a', 'b', 'c'].every((id) => begun.filter((one) => one === id).length === 2)
    await test.until(async () => begun.includes('later') && haveRunAgain())
    await test.until(async () => (await lockedBy()).length === 0)
  })

  it('a job that was locked by a look whose answer was lost is run', async () => {
    const done: string[] = []
    await startWorker(async ({ email_id }) => {
      done.push(email_id)
    })
    test.proxy.loseAnswersTo('get_job')
    await queueEmail('lost')
    await test.until(async () => (await lockedBy()).length === 1)
    test.proxy.letThrough()
    await test.until(async () => done.length > 0 && (await jobsLeft()) === 0)
    expect(done).toEqual(['lost'])
  })

  it('the worker survives repeated loss of its connections', async () => {
    const done: string[] = []
    await startWorker(async ({ email_id }) => {
      done.push(email_id)
    })
    for (const round of ['one', 'two', 'three']) {
      test.proxy.cut()
      await queueEmail(round)
      await test.until(async () => done.includes(round))
    }
  })
})

describe('when the database does not answer, without an error', () => {
  it('lanes are replaced and take jobs again, while a running job continues and does not run twice', async () => {
    const begun: string[] = []
    let end: () => void = () => undefined
    const ended = new Promise<void>((resolve) => (end = resolve))
    await startWorker(async ({ email_id }) => {
      begun.push(email_id)
      if (email_id === 'long') await ended
    })
    await queueEmail('long')
    await test.until(async () => begun.includes('long'))
    test.proxy.swallow()
    await queueEmail('later')
    await test.until(async () => begun.includes('later'))
    end()
    await test.until(async () => (await jobsLeft()) === 0)
    // A job whose success could not be stored on a connection without answers may run again, as after a lost connection.
    expect(begun.filter((id) => id === 'long')).toEqual(['long'])
    await test.until(async () => liveness.stalled().length === 0)
  })

  it('lanes that cannot be replaced are named until they look at the queue again', async () => {
    await startWorker(async () => undefined)
    test.proxy.swallow()
    test.proxy.refuse()
    await test.until(async () => liveness.stalled().includes('jobs: quick'))
    test.proxy.letThrough()
    await test.until(async () => liveness.stalled().length === 0)
  })
})
