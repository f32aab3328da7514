import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pdfOf, upload } from '../../../../tests/support/manuals'
import { recognizeWith } from '../../../../tests/support/recognition'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import type { OwnJobHandlers } from '../../../infrastructure/jobs/worker'
import { findBuiltInTesseract } from '../../../infrastructure/ocr/built-in/built-in-tesseract'
import { makePdf, put } from '../reading/testing/pdf'
import { scannedPdf } from '../reading/testing/scanned-pdf'

let test: TestApp
let machineId: string
let ownJobs: OwnJobHandlers
beforeAll(async () => {
  test = await createTestApp({}, { ocr: await findBuiltInTesseract({ languages: ['eng'] }) })
  ownJobs = { ...test.jobs }
  machineId = await test.machineId('SK-40')
})
afterEach(() => test.db.deleteFrom('manual').execute())
afterAll(() => test.close())

/** Pages with a drawing but without text; each has another one, as the same file may not be uploaded twice. */
const scan = (pages: number) =>
  makePdf((doc) => {
    for (let page = 1; page <= pages; page += 1) {
      if (page > 1) doc.addPage()
      doc.info.Title = randomUUID()
      doc.rect(72, 72, 40 + page, 100).stroke()
    }
  })

async function uploadScan(pages: number, as: Who = 'dealerAdmin'): Promise<string> {
  const { body } = await upload(test, { machineId, pdf: await scan(pages), as })
  return body.id
}

const statusOf = async (id: string) => {
  const { items } = (await (await test.as('dealerUser')).get(`/api/v2/machines/${machineId}/manuals`)).body
  return items.find((one: { id: string }) => one.id === id)
}

const runOnly = async (
  name: 'process-manual' | 'recognize-manual',
  id: string,
  signal = new AbortController().signal,
) => test.jobs[name]?.({ manual_id: id, revision: 0 }, { signal, lastAttempt: false })

describe('a scanned manual', () => {
  it('becomes READY with the text recognized in its images, marked as such', async () => {
    await recognizeWith(test, async ({ page }) => `The winch on page ${page} takes 4.5 litres of oil.`)
    const id = await uploadScan(3)
    await test.runJobs()
    expect(await statusOf(id)).toMatchObject({ status: 'READY', pages: 3, pages_done: 3, ocr_pages: 3 })
    const passages = await test.db.selectFrom('passage').where('manual_id', '=', id).select('body').execute()
    expect(passages.map(({ body }) => body)).toMatchObject(
      [1, 2, 3].map((page) => ({ page, ocr: true, text: `The winch on page ${page} takes 4.5 litres of oil.` })),
    )
    expect(await test.db.selectFrom('page_recognition').selectAll().execute()).toEqual([])
  })

  it('is cited with the mark', async () => {
    await recognizeWith(test, async () => 'The winch takes 4.5 litres of oil.')
    await uploadScan(1)
    await test.runJobs()
    const { body } = await (await test.as('dealerUser')).post('/api/v1/assistants/operations', {
      prompt: 'How many litres of oil does the winch take?',
      id: machineId,
    })
    expect(body.citations[0]).toMatchObject({ page: 1, ocr: true })
  })

  it('reports its progress page by page', async () => {
    const emitted = await recognizeWith(test, async ({ page }) => `Page ${page} about the winch.`)
    const id = await uploadScan(5)
    await test.runJobs()
    expect(emitted).toMatchObject([0, 0, 1, 2, 3, 4, 5, 5, 5].map((done) => ({ manual_id: id, pages_done: done })))
    expect(emitted.at(-1)).toMatchObject({ status: 'READY', pages: 5 })
  })

  it('continues in its next turn with the pages that are left', async () => {
    const recognized: number[] = []
    await recognizeWith(
      test,
      async ({ page }) => {
        recognized.push(page)
        return `Page ${page} about the winch.`
      },
      { turnMs: 0 },
    )
    const id = await uploadScan(4)
    await runOnly('process-manual', id)
    await runOnly('recognize-manual', id)
    expect(await statusOf(id)).toMatchObject({ status: 'PROCESSING', pages: 4, pages_done: 2 })
    await test.runJobs()
    expect(await statusOf(id)).toMatchObject({ status: 'READY', pages_done: 4, ocr_pages: 4 })
    expect(recognized).toEqual([1, 2, 3, 4])
  })

  it('logs once that there is no data for its language', async () => {
    const logger = { warn: vi.fn() }
    await recognizeWith(test, async () => 'De lier bevat olie.', { logger, missing: 'Dutch', turnMs: 0 })
    const id = await uploadScan(4)
    await test.runJobs()
    expect(await statusOf(id)).toMatchObject({ status: 'READY' })
    const details = { manual: id, page: 1, missing: 'Dutch', installed: ['eng'] }
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith(details, expect.stringContaining('no data'))
  })

  it('is returned to the queue by a shutdown, without using up an attempt', async () => {
    await recognizeWith(test, async (_page, { signal }) => {
      signal.throwIfAborted()
      return 'The winch takes oil.'
    })
    const id = await uploadScan(1)
    await runOnly('process-manual', id)
    await runOnly('recognize-manual', id, AbortSignal.abort())
    expect(await statusOf(id)).toMatchObject({ status: 'PROCESSING' })
    await test.runJobs()
    expect(await statusOf(id)).toMatchObject({ status: 'READY' })
  })

  it('ends at once when it is deleted', async () => {
    let started = false
    await recognizeWith(test, (_page, { signal }) => {
      started = true
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    })
    const id = await uploadScan(2)
    await runOnly('process-manual', id)
    const recognizing = runOnly('recognize-manual', id)
    await test.until(async () => started)
    await (await test.as('dealerAdmin')).delete(`/api/v2/manuals/${id}`)
    await recognizing
    expect(await test.db.selectFrom('page_recognition').selectAll().execute()).toEqual([])
  })

  it('does not delay a manual with text of the same organization', async () => {
    await recognizeWith(test, async () => 'The winch takes oil.')
    await runOnly('process-manual', await uploadScan(1))
    await upload(test, { machineId, pdf: await pdfOf(['The winch takes oil.']) })
    const { rows } = await sql<{ priority: number }>`
      select priority from graphile_worker.jobs where task_identifier = 'process-manual'`.execute(test.db)
    expect(rows).toEqual([{ priority: 0 }])
    await test.runJobs()
  })

  it('fails if nothing was recognized, and is recognized again on request', async () => {
    await recognizeWith(test, async () => '')
    const id = await uploadScan(1)
    await test.runJobs()
    expect(await statusOf(id)).toMatchObject({
      status: 'FAILED',
      reason: 'The PDF has no text, and none was recognized in its images (OCR).',
    })
    await recognizeWith(test, async () => 'The winch takes 4.5 litres of oil.')
    await (await test.as('dealerAdmin')).post(`/api/v2/manuals/${id}/retry`)
    await test.runJobs()
    expect(await statusOf(id)).toMatchObject({ status: 'READY', ocr_pages: 1 })
  })
})

it('a scan is read without an installed program', async () => {
  Object.assign(test.jobs, ownJobs)
  const text = 'The winch takes 4.5 litres of oil of the class ISO VG 46.'
  const pdf = await scannedPdf((doc) => put(doc.fontSize(12), 72, 300, text))
  const { body } = await upload(test, { machineId, pdf })
  await test.runJobs()
  expect(await statusOf(body.id)).toMatchObject({ status: 'READY', ocr_pages: 1 })
  const { body: found } = await (await test.as('dealerUser')).get('/api/v2/manuals/search?q=winch%20litres')
  expect(found.items).toMatchObject([{ manual_id: body.id, page: 1 }])
})

it('/readyz reports whether and in which languages scans are read', async () => {
  expect((await test.anyone.get('/readyz')).body).toEqual({
    status: 'ready',
    ocr: { version: expect.stringMatching(/^tesseract\.js-core \d/), languages: ['eng'] },
    embeddings: null,
    model: null,
  })
})

describe('organizations with scanned manuals', () => {
  it('take turns, and none has two before another has one', async () => {
    const order: string[] = []
    await recognizeWith(
      test,
      async ({ page }, { manualId }) => {
        order.push(manualId)
        return `Page ${page} about the winch.`
      },
      { turnMs: 0 },
    )
    const [first, second] = [await uploadScan(6), await uploadScan(6)]
    const other = await uploadScan(6, 'superUser')
    await test.runJobs()
    expect(order).toHaveLength(18)
    expect(order.indexOf(other)).toBeLessThan(order.lastIndexOf(first))
    expect(order.lastIndexOf(other)).toBeLessThan(order.indexOf(second))
  })

  it('do so also with a second one, once the first has ended', async () => {
    const order: string[] = []
    await recognizeWith(
      test,
      async ({ page }, { manualId }) => {
        order.push(manualId)
        return `Page ${page} about the winch.`
      },
      { turnMs: 0 },
    )
    const first = await uploadScan(1)
    const second = await uploadScan(4)
    const long = await uploadScan(16, 'superUser')
    for (const id of [first, second, long]) await runOnly('process-manual', id)
    await test.runJobs()
    expect(order.lastIndexOf(second)).toBeLessThan(order.lastIndexOf(long))
  })
})
