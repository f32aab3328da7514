import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { upload } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { testUnitOfWork } from '../../../../tests/support/unit-of-work'
import { connect } from '../../../db/connection'
import { createLocalFileStore } from '../../../infrastructure/files/local-file-store'
import {
  type JobHandlers,
  type JobWorker,
  type OwnJobHandlers,
  startJobWorker,
} from '../../../infrastructure/jobs/worker'
import { isTaskServed } from '../../../infrastructure/jobs/worker-leases'
import { createLogger } from '../../../infrastructure/logging/logger'
import { processManualJob } from '../process-manual.job'
import { createProcessingRepository } from '../processing.repository'
import { makePdf } from '../reading/testing/pdf'
import { createRecognitionRepository } from './recognition.repository'

let test: TestApp
const workers: JobWorker[] = []
beforeAll(async () => {
  test = await createTestApp()
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
  await test.db.deleteFrom('manual').execute()
})
afterAll(() => test.close())

async function startWorker(handlers: OwnJobHandlers): Promise<JobWorker> {
  const connection = connect(test.connectionString, { max: 5 })
  const logger = createLogger('silent')
  const worker = await startJobWorker({ connection, handlers, onRecovered: test.onRecovered, logger })
  const both = { stop: () => worker.stop().then(() => connection.close()) }
  workers.push(both)
  return both
}

async function uploadScan(): Promise<string> {
  const pdf = await makePdf((doc) => doc.rect(72, 72, 100, 100).stroke())
  const { body } = await upload(test, { machineId: await test.machineId('SK-40'), pdf })
  return body.id
}

const statusOf = async (id: string) =>
  (await test.db.selectFrom('manual').where('id', '=', id).select('status').executeTakeFirstOrThrow()).status

const isWaiting = async (id: string) =>
  (await statusOf(id)) === 'PROCESSING' && (await createRecognitionRepository(test.db).pending(id)).length > 0

const withoutTesseract = (): OwnJobHandlers => {
  const { 'recognize-manual': _, ...others } = test.jobs
  return others
}

it('leaves a scan to a worker that has it, and reads it if there is none', async () => {
  const started: string[] = []
  const recognize: JobHandlers['recognize-manual'] = async ({ manual_id: id }) => {
    started.push(id)
  }
  const neither = { 'process-manual': async () => undefined }
  const other = await startWorker({ ...withoutTesseract(), ...neither, 'recognize-manual': recognize })
  expect(await isTaskServed(test.db, 'recognize-manual')).toBe(true)
  const id = await uploadScan()
  await test.jobs['process-manual'](
    { manual_id: id, revision: 0 },
    { signal: new AbortController().signal, lastAttempt: true },
  )
  expect(await isWaiting(id)).toBe(true)
  await test.until(async () => started.includes(id))

  await other.stop()
  workers.splice(0)
  expect(await isTaskServed(test.db, 'recognize-manual')).toBe(false)
  await startWorker(withoutTesseract())
  const next = await uploadScan()
  await test.until(async () => (await statusOf(next)) === 'FAILED')
})

it.each([
  [0, 'process-manual'],
  [600_000, 'recognize-manual'],
])('reads a scan that waits for one, but only after it was missing for %i ms', async (patienceMs, expected) => {
  let isServed = true
  const job = processManualJob({
    transact: testUnitOfWork(test.db).transact,
    processing: createProcessingRepository(test.db),
    recognition: createRecognitionRepository(test.db),
    canRecognize: async () => isServed,
    files: await createLocalFileStore(join(test.folder, 'files')),
    realtime: { emit: () => {} },
    limits: { timeoutMs: 60_000, memoryMegabytes: 1024 },
    patienceMs,
  })
  const id = await uploadScan()
  await job.handler({ manual_id: id, revision: 0 }, { signal: new AbortController().signal, lastAttempt: true })
  const taskOf = async () =>
    (
      await test.db.executeQuery<{ task: string }>(
        sql`
      select task_identifier as task from graphile_worker.jobs where key = ${`manual:${id}`}`.compile(test.db),
      )
    ).rows[0]?.task
  await job.finishUnrecognized()
  expect(await taskOf()).toBe('recognize-manual')
  isServed = false
  await job.finishUnrecognized()
  expect(await taskOf()).toBe(expected)
})
