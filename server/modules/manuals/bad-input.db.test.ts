import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../../tests/support/listener'
import { pdfOf, upload } from '../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../tests/support/test-app'
import { makePdf, put } from './reading/testing/pdf'

let test: TestApp
let loader: string
let good: Buffer
beforeAll(async () => {
  test = await createTestApp({ MAX_UPLOAD_MB: '1', MANUAL_MAX_PAGES: '1000' })
  loader = await test.machineId('WL-120')
  good = await pdfOf(['The engine takes 13.5 litres of oil.'])
})
afterAll(() => test.close())

/** Bad input must leave nothing behind and must not affect the server. */
afterEach(async () => {
  await test.db.deleteFrom('manual').execute()
  expect(await readdir(join(test.folder, 'files/.incoming'))).toEqual([])
  expect((await test.anyone.get('/readyz')).status).toBe(200)
})

const rows = async () => (await test.db.selectFrom('manual').select('id').execute()).length
const files = async () => (await readdir(join(test.folder, 'files/manuals')).catch(() => [])).length

describe('uploads rejected at once, with nothing stored', () => {
  const refused = async (answer: Promise<{ status: number; body: { detail?: string } }>) => {
    const before = await files()
    const { status, body } = await answer
    expect(await rows()).toBe(0)
    expect(await files()).toBe(before)
    return [status, body.detail]
  }

  it('a file named .pdf that is not a PDF', async () => {
    const pdf = Buffer.from('PK\x03\x04 a spreadsheet')
    const reason = 'This file is not a PDF.'
    expect(await refused(upload(test, { machineId: loader, pdf }))).toEqual([415, reason])
  })

  it('an empty file', async () => {
    expect(await refused(upload(test, { machineId: loader, pdf: Buffer.alloc(0) }))).toEqual([
      400,
      'The file is empty.',
    ])
  })

  it('a file over the limit', async () => {
    const pdf = Buffer.concat([good, Buffer.alloc(1024 * 1024)])
    expect(await refused(upload(test, { machineId: loader, pdf }))).toEqual([413, 'The file is larger than 1 MB.'])
  })

  it('a form without a file or machine, naming the field', async () => {
    const dealer = await test.as('dealerAdmin')
    const send = dealer.postForm('/api/v2/files/upload', { machine_id: loader })
    expect(await refused(send)).toEqual([400, 'Enter the files.'])
    const without = await dealer.postForm('/api/v2/files/upload', {}, { name: 'a.pdf', content: good })
    expect(without.body.errors).toEqual([{ path: 'body.machine_id', message: 'Enter the machine id.' }])
  })

  it.each([
    ['machine_id', 'the loader'],
    ['types', 'novel'],
    ['display_names', 'x'.repeat(201)],
    ['machine_years', 'zero \0'],
    ['serial_number_ends', 'GHT00001'],
    ['serial_number_ends', 'RQ-0999'],
  ])('a wrong %s', async (field, value) => {
    const fields = { serial_number_starts: 'GHT00100', [field]: value }
    const { status, body } = await upload(test, { machineId: loader, pdf: good, fields })
    expect([status, body.errors?.map(({ path }: { path: string }) => path)]).toEqual([400, [`body.${field}`]])
    expect(await rows()).toBe(0)
  })

  it('more than one file: one PDF per upload (specification, section 9)', async () => {
    const part = `--b\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n${good.toString('latin1')}\r\n`
    const answer = await (await test.as('dealerAdmin')).send('POST', '/api/v2/files/upload', {
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: Buffer.from(`${part}${part}--b--\r\n`, 'latin1'),
    })
    expect([answer.status, answer.body.detail]).toEqual([400, 'Send one file for each upload.'])
    expect(await rows()).toBe(0)
  })

  it('a truncated form, and a body that is not a form', async () => {
    const dealer = await test.as('dealerAdmin')
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const half = '--b\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7 half'
    const broken = await dealer.send('POST', '/api/v2/files/upload', { headers, payload: half })
    expect([broken.status, broken.body.code]).toEqual([400, 'form_broken'])
    const json = await dealer.post('/api/v2/files/upload', { machine_id: loader })
    expect([json.status, json.body.detail]).toEqual([415, 'Send the file as a form (multipart/form-data).'])
    const noBoundary = await dealer.send('POST', '/api/v2/files/upload', {
      headers: { 'content-type': 'multipart/form-data' },
      payload: half,
    })
    expect(noBoundary.status).toBe(400)
    expect(await rows()).toBe(0)
  })

  it('a connection that is closed half way', async () => {
    const origin = await listen(test)
    const { token } = await test.as('dealerAdmin')
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': 900_000,
    }
    const before = await files()
    const sending = request(`${origin}/api/v2/files/upload`, { method: 'POST', headers })
    sending.on('error', () => undefined)
    sending.write('--b\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n')
    sending.write(good)
    await test.until(async () => (await readdir(join(test.folder, 'files/.incoming'))).length === 1)
    sending.destroy()
    await test.until(async () => (await readdir(join(test.folder, 'files/.incoming'))).length === 0)
    expect(await rows()).toBe(0)
    expect(await files()).toBe(before)
  })
})

describe('uploads that become FAILED with a readable reason (behaviour, section 4)', () => {
  const listedIn = async (language: string, url: string) =>
    (await (await test.as('dealerUser')).get(url, { headers: { 'accept-language': language } })).body.items

  async function outcome(pdf: Buffer) {
    const { status, body } = await upload(test, { machineId: loader, pdf })
    expect(status).toBe(202)
    await test.runJobs()
    const [listed] = await listedIn('en', `/api/v2/machines/${loader}/manuals`)
    expect(listed.id).toBe(body.id)
    return listed
  }

  it('an encrypted PDF; the reason is in the reader’s language', async () => {
    const pdf = await makePdf((doc) => put(doc, 72, 72, 'Secret'), { userPassword: 'harrow', pdfVersion: '1.7' })
    expect(await outcome(pdf)).toMatchObject({ status: 'FAILED', reason: 'The PDF is protected by a password.' })
    for (const url of [`/api/v2/machines/${loader}/manuals`, '/api/v2/manuals/']) {
      expect(await listedIn('es-MX', url)).toMatchObject([{ reason: 'El PDF está protegido con una contraseña.' }])
    }
  })

  it('a truncated PDF', async () => {
    const { status, reason } = await outcome(good.subarray(0, good.length * 0.6))
    expect(status).toBe('FAILED')
    expect(reason).toMatch(/incomplete/)
  })

  it('a file with only a PDF header', async () => {
    expect(await outcome(Buffer.from(`%PDF-1.7\n${'nonsense '.repeat(500)}`))).toMatchObject({ status: 'FAILED' })
  })

  it('a PDF without text is never READY', async () => {
    const { status, reason } = await outcome(await makePdf((doc) => void doc.rect(72, 72, 100, 100).fill('black')))
    expect(status).toBe('FAILED')
    expect(reason).toMatch(/^No text was found in the PDF\./)
  })

  it('"a scan can be opened and read even where it cannot be searched"', async () => {
    const staff = await test.as('dealerUser')
    const scan = await outcome(await makePdf((doc) => void doc.rect(72, 72, 100, 100).fill('black').addPage()))
    expect(scan).toMatchObject({ status: 'FAILED', can_open: true, pages: 2 })
    const { body: access } = await staff.get(`/api/v2/files/${scan.id}/access`)
    expect(access).toMatchObject({ is_searchable: false, pages: [{ width: 612, height: 792 }, {}] })
    const page = access.page_image_url.replace('{n}', '2').replace('{width}', '240')
    expect((await test.anyone.get(page)).status).toBe(200)
    // Tried again, it is the same; until then it cannot be opened, as its pages may change.
    await (await test.as('dealerAdmin')).post(`/api/v2/manuals/${scan.id}/retry`)
    expect(await listedIn('en', `/api/v2/machines/${loader}/manuals`)).toMatchObject([{ can_open: false }])
    await test.runJobs()
    expect(await listedIn('en', `/api/v2/machines/${loader}/manuals`)).toMatchObject([{ can_open: true }])
  })

  it('a damaged PDF cannot be opened', async () => {
    expect(await outcome(good.subarray(0, good.length * 0.5))).toMatchObject({ status: 'FAILED', can_open: false })
  })

  it('a PDF with more pages than MANUAL_MAX_PAGES', async () => {
    const pdf = await pdfOf(...Array.from({ length: 1001 }, () => ['x']))
    const reason = 'The PDF has 1001 pages; at most 1000 can be read.'
    expect(await outcome(pdf)).toMatchObject({ status: 'FAILED', reason })
  })

  it('a PDF with 1,000 pages is READY', async () => {
    const pdf = await pdfOf(...Array.from({ length: 1000 }, (_, page) => [`Plate ${page}`]))
    expect(await outcome(pdf)).toMatchObject({ status: 'READY', pages: 1000, pages_done: 1000 })
  })
})
