import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/test-app'
import { type Connection, connect } from '../../db/connection'
import { createLogger } from '../logging/logger'
import { enqueue } from './job-queue'
import { type JobHandlers, type JobWorker, startJobWorker } from './worker'
import { openWorkerLeases } from './worker-leases'

const logger = createLogger('silent')
let test: TestApp
/** Past the proxy, for what a test asks while the app is cut off. */
let direct: Connection
let worker: JobWorker
beforeEach(async () => {
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

describe('a job that runs', () => {
  it('is locked under the lease of its worker, so that no other process takes it for dead', async () => {
    let end: () => void = () => undefined
    await startWorker(() => new Promise((resolve) => (end = resolve)))
    await queueEmail('slow')
    await test.until(async () => (await lockedBy()).length === 1)
    const other = await openWorkerLeases(test.proxy.target, logger)
    expect(await other.dead(await lockedBy())).toEqual([])
    end()
    await other.close()
  })
})

describe('when the database is lost while jobs run (issue, one lost connection)', () => {
  it.each<[string, (attempt: number) => void]>([
    [
      'a job whose failure cannot be written is done again',
      (attempt) => {
        if (attempt === 1) throw new Error('failed while the database was away')
      },
    ],
    ['a job whose success cannot be written is done again', () => undefined],
  ])('%s, and so are those that follow', async (_, outcome) => {
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
    test.proxy.letThrough()
    await test.until(async () => attempts > 1 && done.includes('first') && done.includes('second'))
    await test.until(async () => (await lockedBy()).length === 0)
  })

  it('connections that are cut again and again leave a worker that works', async () => {
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
