import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { pdfOf, uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { testUnitOfWork } from '../../../../tests/support/unit-of-work'
import { pdfOfContents, show } from '../reading/testing/pdf-of-contents'
import { READING_VERSION } from './read-again.repository'
import { readManualsAgainJob } from './read-manuals-again.job'

let test: TestApp
let machineId: string
beforeAll(async () => {
  test = await createTestApp()
  machineId = (await test.machineId('SK-40')) ?? ''
})
afterAll(() => test.close())
beforeEach(() => test.db.deleteFrom('manual').execute())

const context = { signal: new AbortController().signal, lastAttempt: false }
const queueNext = () => test.jobs['read-manuals-again']({}, context)
const manualOf = (id: string) =>
  test.db
    .selectFrom('manual')
    .where('id', '=', id)
    .select(['status', 'revision', 'reading_version', 'reading_again'])
    .executeTakeFirstOrThrow()
const textsOf = async (id: string) =>
  (await test.db.selectFrom('passage').where('manual_id', '=', id).select('body').execute()).map(({ body }) =>
    JSON.stringify(body),
  )
const noticesOf = () => test.db.selectFrom('notice').select('id').execute()

/** A manual as it was read by earlier rules. */
async function readEarlier(litres: number): Promise<string> {
  return asReadEarlier(await pdfOf(['# Oil', `It takes ${litres} litres.`]))
}

async function asReadEarlier(pdf: Buffer): Promise<string> {
  const id = await uploadAndRead(test, { machineId, pdf })
  const read = { status: 'READY', reason: null, shows_pages: false, reading_version: 0 } as const
  await test.db.updateTable('manual').set(read).where('id', '=', id).execute()
  const body = JSON.stringify({ kind: 'text', page: 1, headings: [], text: 'Earlier text', lines: [] })
  await test.db.deleteFrom('passage').where('manual_id', '=', id).execute()
  await test.db.insertInto('passage').values({ manual_id: id, ordinal: 0, page: 1, body }).execute()
  return id
}

it('reads a manual again that was read by earlier rules, which stays ready with its text meanwhile', async () => {
  const id = await readEarlier(8)
  const notices = await noticesOf()
  await queueNext()
  expect(await manualOf(id)).toMatchObject({ status: 'READY', revision: 0, reading_again: true })
  expect(await textsOf(id)).toEqual([expect.stringContaining('Earlier text')])
  await test.runJobs()
  expect(await manualOf(id)).toEqual({
    status: 'READY',
    revision: 1,
    reading_version: READING_VERSION,
    reading_again: false,
  })
  expect(await textsOf(id)).toEqual([expect.stringContaining('It takes 8 litres.')])
  expect(await noticesOf()).toEqual(notices)
})

it('reads one after the other, each once', async () => {
  const ids = [await readEarlier(1), await readEarlier(2)]
  const readAgain = async () =>
    (await Promise.all(ids.map(manualOf))).filter(({ reading_version }) => reading_version === READING_VERSION).length
  await queueNext()
  await queueNext()
  await test.runJobs()
  expect(await readAgain()).toBe(1)
  await queueNext()
  await test.runJobs()
  await queueNext()
  await test.runJobs()
  expect((await Promise.all(ids.map(manualOf))).map(({ revision }) => revision)).toEqual([1, 1])
})

it('keeps the text of a manual that cannot be read any more', async () => {
  const id = await readEarlier(3)
  const { storage_key } = await test.db
    .selectFrom('manual')
    .select('storage_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await test.db
    .updateTable('manual')
    .set({ storage_key: `${storage_key}.gone` })
    .where('id', '=', id)
    .execute()
  await queueNext()
  await test.runJobs()
  expect(await manualOf(id)).toEqual({
    status: 'READY',
    revision: 0,
    reading_version: READING_VERSION,
    reading_again: false,
  })
  expect(await textsOf(id)).toEqual([expect.stringContaining('Earlier text')])
})

it('fails a form, of which only the page that stands in for it was read, and says so', async () => {
  const catalogue = '/NeedsRendering true /AcroForm << /Fields [] /XFA (<xdp/>) >>'
  const id = await asReadEarlier(pdfOfContents({ contents: [show('Please wait...')], catalogue }))
  const notices = await noticesOf()
  await queueNext()
  await test.runJobs()
  expect(await manualOf(id)).toMatchObject({ status: 'FAILED', reading_again: false })
  expect(await textsOf(id)).toEqual([])
  expect(await noticesOf()).toHaveLength(notices.length + 1)
})

it('waits for recognition if pages were recognized', async () => {
  const id = await readEarlier(4)
  await test.db.updateTable('manual').set({ ocr_pages: 1 }).where('id', '=', id).execute()
  test.jobs['read-manuals-again'] = readManualsAgainJob({
    transact: testUnitOfWork(test.db).transact,
    canRecognize: async () => false,
  })
  await queueNext()
  expect(await manualOf(id)).toMatchObject({ reading_again: false, reading_version: 0 })
})
