import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfOf, upload } from '../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../tests/support/test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('a stop while a manual is processed', () => {
  it('gives it back to the queue without using up an attempt, and the next start finishes it', async () => {
    const machineId = await test.machineId('SK-40')
    const { body } = await upload(test, { machineId, pdf: await pdfOf(['# Oil', 'The engine takes 8 litres.']) })
    const statusOf = () =>
      test.db.selectFrom('manual').where('id', '=', body.id).select(['status', 'reason']).executeTakeFirst()

    const stopped = { signal: AbortSignal.abort(), lastAttempt: true }
    await test.jobs['process-manual']({ manual_id: body.id, revision: 0 }, stopped)
    expect(await statusOf()).toEqual({ status: 'QUEUED', reason: null })

    await test.runJobs()
    expect(await statusOf()).toEqual({ status: 'READY', reason: null })
  })
})
