import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfBytes } from '../pdfium/pdf-source'
import { readManual } from '../read-manual'
import { unfoldingPdf } from '../testing/hostile-pdf'
import { makePdf, put } from '../testing/pdf'
import { typedWords } from '../testing/typed-page'
import { readManualInProcess } from './read-in-process'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yardhand-reading-'))
})
afterAll(() => rm(folder, { recursive: true }))

const limits = { timeoutMs: 60_000, memoryMegabytes: 1024 }

const manual = (pages = 1) =>
  makePdf((doc) => {
    for (let page = 1; page <= pages; page += 1) {
      if (page > 1) doc.addPage()
      put(doc, 72, 300, `Page ${page} about the forwarder.`)
    }
  })

async function stored(pdf: Uint8Array) {
  const path = join(folder, `${randomUUID()}.pdf`)
  await writeFile(path, pdf)
  return path
}

// Each test starts a process, possibly on a busy machine.
describe('readManualInProcess', () => {
  it('returns the same as readManual and reports each page', async () => {
    const pdf = await manual(3)
    const seen: string[] = []
    const onPage = (done: number, total: number) => seen.push(`${done}/${total}`)
    expect(await readManualInProcess(await stored(pdf), { ...limits, onPage })).toEqual(await readManual(pdfBytes(pdf)))
    expect(seen).toEqual(['1/3', '2/3', '3/3'])
  })

  it('reports why a PDF cannot be read', async () => {
    const path = await stored(Buffer.from('no pdf'))
    await expect(readManualInProcess(path, limits)).rejects.toMatchObject({ code: 'not_a_pdf' })
    const long = await stored(await manual(2))
    await expect(readManualInProcess(long, { ...limits, maxPages: 1 })).rejects.toMatchObject({
      code: 'too_many_pages',
    })
  })

  describe('with pages that were recognized earlier', () => {
    const scan = (pages: number) =>
      makePdf((doc) => {
        for (let page = 1; page < pages; page += 1) doc.addPage()
      })
    const portionOf = (page: number) => [
      { page, words: typedWords([`Page ${page} about the winch.`], { from: 12 }), language: 'eng' },
    ]

    it('has their text', async () => {
      async function* recognized() {
        for (const page of [1, 2, 3]) yield portionOf(page)
      }
      const path = await stored(await scan(3))
      const read = await readManualInProcess(path, { ...limits, canRecognize: true, recognized: recognized() })
      expect(read).toMatchObject({ ocrPages: 3, passages: [{ page: 1 }, { page: 2 }, { page: 3 }] })
    })

    it('requests a portion only when it has processed the one before', async () => {
      const stop = new AbortController()
      let requested = 0
      async function* recognized() {
        for (;;) {
          requested += 1
          if (requested === 3) stop.abort()
          yield portionOf(requested)
        }
      }
      const path = await stored(await scan(1))
      const reading = readManualInProcess(path, { ...limits, recognized: recognized(), signal: stop.signal })
      await expect(reading).rejects.toMatchObject({ code: 'cancelled' })
      expect(requested).toBe(3)
    })

    it('requests none if the PDF cannot be read, and fails if they cannot be loaded', async () => {
      let requested = 0
      async function* recognized() {
        requested += 1
        yield await Promise.reject(new Error('the database is gone'))
      }
      const noPdf = await stored(Buffer.from('no pdf'))
      await expect(readManualInProcess(noPdf, { ...limits, recognized: recognized() })).rejects.toThrow()
      expect(requested).toBe(0)
      const path = await stored(await scan(1))
      const failing = readManualInProcess(path, { ...limits, recognized: recognized() })
      await expect(failing).rejects.toThrow('the database is gone')
    })
  })

  it('rejects a small file that expands beyond the memory limit', async () => {
    const pdf = unfoldingPdf(200)
    expect(pdf.length).toBeLessThan(1_000_000)
    await expect(readManualInProcess(await stored(pdf), { ...limits, memoryMegabytes: 400 })).rejects.toMatchObject({
      code: 'too_much_memory',
      message: expect.stringContaining('400 MB'),
    })
  })

  it('rejects after the time limit', async () => {
    const path = await stored(await manual())
    await expect(readManualInProcess(path, { ...limits, timeoutMs: 1 })).rejects.toMatchObject({
      code: 'took_too_long',
    })
  })

  it('rejects when cancelled before or during reading', async () => {
    const path = await stored(await manual())
    const stop = new AbortController()
    const reading = readManualInProcess(path, { ...limits, signal: stop.signal })
    stop.abort()
    await expect(reading).rejects.toMatchObject({ code: 'cancelled' })
    await expect(readManualInProcess(path, { ...limits, signal: stop.signal })).rejects.toMatchObject({
      code: 'cancelled',
    })
  })
})
