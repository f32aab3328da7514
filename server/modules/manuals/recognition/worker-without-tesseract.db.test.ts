import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { upload } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { testUnitOfWork } from '../../../../tests/support/unit-of-work'
import { createWorkers } from '../../../../tests/support/workers'
import { makePdf } from '../reading/testing/pdf'
import { continueWithoutRecognition } from './request-recognition'

let test: TestApp
const workers = createWorkers()
beforeAll(async () => {
  test = await createTestApp()
})
afterEach(async () => {
  await workers.stopAll()
  await test.db.deleteFrom('manual').execute()
  await test.db.deleteFrom('served_task').execute()
  await sql`delete from graphile_worker._private_jobs`.execute(test.db)
})
afterAll(() => test.close())

let scans = 0

/** Uploads a page with a drawing but without text; each has another one, as the same file may not be uploaded twice. */
async function uploadScan(): Promise<string> {
  scans += 1
  const pdf = await makePdf((doc) => doc.rect(72, 72, 100 + scans, 100).stroke())
  const { body } = await upload(test, { machineId: await test.machineId('SK-40'), pdf })
  return body.id
}

const process = (id: string) =>
  test.jobs['process-manual'](
    { manual_id: id, revision: 0 },
    { signal: new AbortController().signal, lastAttempt: true },
  )

async function waitingScan(): Promise<string> {
  const id = await uploadScan()
  await process(id)
  return id
}

const statusOf = async (id: string) =>
  (await test.db.selectFrom('manual').where('id', '=', id).select('status').executeTakeFirstOrThrow()).status

async function taskOf(id: string): Promise<string | undefined> {
  const { rows } = await sql<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs where key = ${`manual:${id}`}`.execute(test.db)
  return rows[0]?.task
}

/** When a worker with Tesseract was last seen. */
async function seenBefore(minutes: number): Promise<void> {
  const last_seen_at = sql<Date>`now() - make_interval(mins => ${minutes})`
  await test.db
    .insertInto('served_task')
    .values({ task: 'recognize-manual', last_seen_at })
    .onConflict((conflict) => conflict.column('task').doUpdateSet({ last_seen_at }))
    .execute()
}

const secondsUnseen = async () => {
  const { last_seen_at } = await test.db.selectFrom('served_task').select('last_seen_at').executeTakeFirstOrThrow()
  return (Date.now() - last_seen_at.getTime()) / 1000
}

describe('a scan', () => {
  it('is left to a worker with Tesseract, also while that restarts', async () => {
    const started: string[] = []
    await workers.start(test, {
      ...test.jobs,
      'process-manual': async () => undefined,
      'recognize-manual': async ({ manual_id: id }) => {
        started.push(id)
      },
    })
    const id = await waitingScan()
    await test.until(async () => started.includes(id))

    await workers.stopAll()
    const next = await waitingScan()
    expect([await statusOf(next), await taskOf(next)]).toEqual(['PROCESSING', 'recognize-manual'])
  })

  it('is finished at once if there has never been such a worker', async () => {
    const id = await uploadScan()
    await process(id)
    expect(await statusOf(id)).toBe('FAILED')
  })

  it.each([
    [9, 'PROCESSING'],
    [11, 'FAILED'],
  ])('uploaded when none has been seen for %i minutes is %s', async (minutes, status) => {
    await seenBefore(minutes)
    expect(await statusOf(await waitingScan())).toBe(status)
  })

  it('that waits for one is finished when none has been seen for ten minutes, whoever was restarted', async () => {
    await seenBefore(0)
    const id = await waitingScan()
    await seenBefore(9)
    await test.onRecovered()
    expect(await taskOf(id)).toBe('recognize-manual')
    await seenBefore(11)
    await workers.start(test, test.jobs)
    await test.until(async () => (await statusOf(id)) === 'FAILED')
  })

  it('that another process finishes is skipped', async () => {
    await seenBefore(0)
    const [taken, free] = [await waitingScan(), await waitingScan()]
    await test.db.transaction().execute(async (other) => {
      await other.selectFrom('manual').where('id', '=', taken).select('id').forUpdate().execute()
      await testUnitOfWork(test.db).transact(continueWithoutRecognition)
    })
    expect([await taskOf(taken), await taskOf(free)]).toEqual(['recognize-manual', 'process-manual'])
  })
})

describe('a worker', () => {
  it('with Tesseract is seen when it starts and at intervals', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      await workers.start(test, { ...test.jobs, 'recognize-manual': async () => undefined })
      expect(await secondsUnseen()).toBeLessThan(30)
      await seenBefore(9)
      vi.advanceTimersByTime(20_000)
      await test.until(async () => (await secondsUnseen()) < 30)
    } finally {
      vi.useRealTimers()
    }
  })

  it('starts although waiting scans cannot be finished, and fails what dead ones have abandoned', async () => {
    const id = await uploadScan()
    await sql`delete from graphile_worker._private_jobs`.execute(test.db)
    await sql`alter table served_task rename to unavailable`.execute(test.db)
    try {
      await workers.start(test, test.jobs)
      expect(await statusOf(id)).toBe('FAILED')
    } finally {
      await workers.stopAll()
      await sql`alter table unavailable rename to served_task`.execute(test.db)
    }
  })
})
