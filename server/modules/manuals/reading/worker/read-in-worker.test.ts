import { describe, expect, it } from 'vitest'
import { readManual } from '../read-manual'
import { makePdf, put } from '../testing/pdf'
import { readManualInWorker } from './read-in-worker'

const manual = (pages = 1) =>
  makePdf((doc) => {
    for (let page = 1; page <= pages; page += 1) {
      if (page > 1) doc.addPage()
      put(doc, 72, 300, `Page ${page} about the forwarder.`)
    }
  })

describe('readManualInWorker', () => {
  it('reads as readManual does, page by page, and leaves the bytes with the caller', async () => {
    const pdf = await manual(3)
    const seen: string[] = []
    const read = await readManualInWorker(pdf, { onPage: (done, total) => seen.push(`${done}/${total}`) })
    expect(read).toEqual(await readManual(pdf))
    expect(seen).toEqual(['1/3', '2/3', '3/3'])
    expect(pdf.byteLength).toBeGreaterThan(0)
  })

  it('passes on why a PDF cannot be read', async () => {
    await expect(readManualInWorker(Buffer.from('no pdf'))).rejects.toMatchObject({ code: 'not_a_pdf' })
    await expect(readManualInWorker(await manual(2), { maxPages: 1 })).rejects.toMatchObject({ code: 'too_many_pages' })
  })

  it('gives up after its time', async () => {
    await expect(readManualInWorker(await manual(), { timeoutMs: 1 })).rejects.toMatchObject({ code: 'took_too_long' })
  })

  it('ends when it is cancelled, before and while reading', async () => {
    const pdf = await manual()
    const stop = new AbortController()
    const reading = readManualInWorker(pdf, { signal: stop.signal })
    stop.abort()
    await expect(reading).rejects.toMatchObject({ code: 'cancelled' })
    await expect(readManualInWorker(pdf, { signal: stop.signal })).rejects.toMatchObject({ code: 'cancelled' })
  })
})
