import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { upload } from '../../../../tests/support/manuals'
import { recognizeWith } from '../../../../tests/support/recognition'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { unusedOcr } from '../../../infrastructure/ocr/testing/unused-ocr'
import { makePdf, put, putLines } from '../reading/testing/pdf'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({}, { ocr: unusedOcr })
})
afterEach(() => test.db.deleteFrom('manual').execute())
afterAll(() => test.close())

const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#ddd' } })
  .png()
  .toBuffer()

const theirs = ['The hydraulic tank holds ninety-six litres', 'which are replaced every thousand hours']
const ours = ['Central lubrication receives twenty portions', 'between weekly inspections without exception']

/** Scans with the text of a scanning program, after a page with text of its own. */
const recognizedScan = (scans: number) =>
  makePdf((doc) => {
    put(doc, 72, 100, 'Operating instructions')
    for (let page = 0; page < scans; page += 1) {
      doc.addPage().image(picture, 0, 0, { width: 612, height: 792 })
      doc.save().addContent('3 Tr')
      putLines(doc, 72, 300, theirs)
      doc.restore()
    }
  })

const progressOf = (emitted: readonly unknown[]): unknown[] =>
  emitted.map((one) => (typeof one === 'object' && one !== null && 'pages_done' in one ? one.pages_done : undefined))

describe('the progress of a scan', () => {
  it.each([
    ['whose text is recognized again after samples', ours, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['whose text agrees with samples', theirs, [0, 1, 2, 3, 4, 9]],
  ])('%s only grows', async (_, recognized, expected) => {
    const emitted = await recognizeWith(test, async () => recognized.join('\n'))
    await upload(test, { machineId: await test.machineId('SK-40'), pdf: await recognizedScan(8) })
    await test.runJobs()
    const progress = progressOf(emitted)
    expect(progress.filter((done, at) => done !== progress[at - 1])).toEqual(expected)
    expect(emitted.at(-1)).toMatchObject({ status: 'READY' })
  })

  it('is not lost by a shutdown', async () => {
    await recognizeWith(test, async () => ours.join('\n'))
    const { body } = await upload(test, { machineId: await test.machineId('SK-40'), pdf: await recognizedScan(2) })
    const run = { manual_id: body.id, revision: 0 }
    const context = { signal: new AbortController().signal, lastAttempt: false }
    await test.jobs['process-manual'](run, context)
    await test.jobs['recognize-manual']?.(run, context)
    await test.jobs['process-manual'](run, { ...context, signal: AbortSignal.abort() })
    const stored = await test.db.selectFrom('manual').select(['status', 'pages_done']).executeTakeFirst()
    expect(stored).toEqual({ status: 'QUEUED', pages_done: 3 })
    await test.runJobs()
  })
})

it('a manual counts the images in which no text was recognized', async () => {
  await recognizeWith(test, async ({ page }) => (page === 3 ? '' : 'The winch takes 4.5 litres of oil.'))
  const pdf = await makePdf((doc) => {
    put(doc, 72, 100, 'Operating instructions')
    for (const [width, height] of [
      [612, 792],
      [612, 792],
      [100, 100],
    ])
      doc.addPage().image(picture, 0, 0, { width, height })
  })
  const machineId = await test.machineId('SK-40')
  const { body } = await upload(test, { machineId, pdf })
  await test.runJobs()
  const { items } = (await (await test.as('dealerUser')).get(`/api/v2/machines/${machineId}/manuals`)).body
  expect(items.find(({ id }: { id: string }) => id === body.id)).toMatchObject({
    status: 'READY',
    ocr_pages: 2,
    unreadable_pages: 1,
  })
})

it('recognizing a scan leaves no images of its own and the page images of the manual', async () => {
  const scans = join(test.folder, 'cache/scans')
  let used: string[] = []
  await recognizeWith(test, async () => {
    used = await readdir(scans)
    return ours.join('\n')
  })
  const { body } = await upload(test, { machineId: await test.machineId('SK-40'), pdf: await recognizedScan(1) })
  const pages = join(test.folder, 'cache/pages', body.id)
  await mkdir(pages, { recursive: true })
  await writeFile(join(pages, '1-640.webp'), 'an image')
  await test.runJobs()
  expect(used).toHaveLength(1)
  expect(await readdir(scans)).toEqual([])
  expect(await readdir(pages)).toEqual(['1-640.webp'])
})
