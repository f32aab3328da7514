import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collide } from '../../../../tests/support/collide'
import { upload } from '../../../../tests/support/manuals'
import { recognizeWith } from '../../../../tests/support/recognition'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { testUnitOfWork } from '../../../../tests/support/unit-of-work'
import { unusedOcr } from '../../../infrastructure/ocr/testing/unused-ocr'
import { makePdf } from '../reading/testing/pdf'
import { storeText } from './recognition.repository'
import { continueProcessing } from './request-recognition'

let test: TestApp
let id: string
beforeAll(async () => {
  test = await createTestApp({}, { ocr: unusedOcr })
  await recognizeWith(test, async () => 'The winch takes oil.')
})
beforeEach(async () => {
  const pdf = await makePdf((doc) => doc.addPage().rect(72, 72, 40, 100).stroke())
  const { body } = await upload(test, { machineId: await test.machineId('SK-40'), pdf })
  id = body.id
  const context = { signal: new AbortController().signal, lastAttempt: false }
  await test.jobs['process-manual']({ manual_id: id, revision: 0 }, context)
  await sql`select graphile_worker.remove_job(key) from graphile_worker.jobs where key is not null`.execute(test.db)
})
afterEach(() => test.db.deleteFrom('manual').execute())
afterAll(() => test.close())

const continueRun = () => testUnitOfWork(test.db).transact((trx) => continueProcessing(trx, { id, revision: 0 }))

const recognizeAll = () =>
  testUnitOfWork(test.db).transact(async (trx) => {
    for (const page of [1, 2]) await storeText(trx, id, { page, words: [], language: null })
  })

const jobs = async () => {
  const { rows } = await sql<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs where key = ${`manual:${id}`}`.execute(test.db)
  return rows.map(({ task }) => task)
}

describe('after a turn of recognition', () => {
  it('the next one is enqueued while pages are left', async () => {
    await continueRun()
    expect(await jobs()).toEqual(['recognize-manual'])
  })

  it('processing is enqueued once none is left', async () => {
    await recognizeAll()
    await continueRun()
    expect(await jobs()).toEqual(['process-manual'])
  })

  it('nothing is enqueued for a manual that is being deleted', async () => {
    await collide(
      test,
      (trx) => trx.deleteFrom('manual').where('id', '=', id).execute(),
      () => continueRun(),
    )
    expect(await jobs()).toEqual([])
  })

  it('nothing is enqueued for an earlier run of a manual that is being queued again', async () => {
    await collide(
      test,
      (trx) => trx.updateTable('manual').where('id', '=', id).set({ revision: 1 }).execute(),
      () => continueRun(),
    )
    expect(await jobs()).toEqual([])
  })
})
