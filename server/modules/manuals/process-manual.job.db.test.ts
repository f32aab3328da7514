import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfOf, upload } from '../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../tests/support/test-app'
import { testUnitOfWork } from '../../../tests/support/unit-of-work'
import { createLocalFileStore } from '../../infrastructure/files/local-file-store'
import { processManualJob } from './process-manual.job'
import { createProcessingRepository } from './processing.repository'
import { ManualUnreadable } from './reading/manual-unreadable'
import { createRecognitionRepository } from './recognition/recognition.repository'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('a shutdown while a manual is processed', () => {
  it('requeues it without using up an attempt, and the next start completes it', async () => {
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

describe('a manual that is deleted while it is processed', () => {
  it('aborts reading and is not queued again', async () => {
    const machineId = await test.machineId('SK-40')
    const { body } = await upload(test, { machineId, pdf: await pdfOf(['# Tyres', 'The tyres take 3 bar.']) })
    let cancelled: AbortSignal | undefined
    const { handler } = processManualJob({
      transact: testUnitOfWork(test.db).transact,
      processing: createProcessingRepository(test.db),
      recognition: createRecognitionRepository(test.db),
      canRecognize: async () => false,
      files: await createLocalFileStore(join(test.folder, 'files')),
      realtime: { emit: () => {} },
      limits: { timeoutMs: 60_000, memoryMegabytes: 1024 },
      // Simulates a PDF that takes forever: it ends only when cancelled.
      read: (_path, { signal }) =>
        new Promise((_resolve, reject) => {
          cancelled = signal
          signal?.addEventListener('abort', () =>
            reject(new ManualUnreadable('cancelled', { en: 'Cancelled.', es: 'Cancelado.' })),
          )
        }),
    })
    const reading = handler(
      { manual_id: body.id, revision: 0 },
      { signal: new AbortController().signal, lastAttempt: true },
    )
    await test.until(async () => cancelled !== undefined)
    await (await test.as('dealerAdmin')).delete(`/api/v2/manuals/${body.id}`)
    await reading
    expect(cancelled?.aborted).toBe(true)
    await test.runJobs()
    expect(await test.db.selectFrom('manual').where('id', '=', body.id).select('id').execute()).toEqual([])
  })
})
