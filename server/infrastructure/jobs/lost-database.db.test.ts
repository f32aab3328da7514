import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/test-app'
import { type Connection, connect } from '../../db/connection'
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

async function startWorker(sendEmail: JobHandlers['send-email']) {
  const handlers = { ...test.jobs, 'send-email': sendEmail }
  worker = await startJobWorker({ connection: test.connection, handlers, onRecovered: test.onRecovered, logger })
}

const queueEmail = (id: string) => enqueue(direct.db, 'send-email', { email_id: id }, { key: id, maxAttempts: 5 })

async function lockedBy(): Promise<string[]> {
  const { rows } = await sql<{ locked_by: string | null }>`select locked_by from graphile_worker.jobs`.execute(
    direct.db,
  )
  return rows.flatMap(({ locked_by }) => locked_by ?? [])
}

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
