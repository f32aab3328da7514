import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pdfOf, uploadAndRead } from '../../../tests/support/manuals'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'
import type { Visitor } from '../../../tests/support/visitor'
import { manyLinesPdf } from './reading/testing/hostile-pdf'

let test: TestApp
let pdf: Buffer
let manual: { id: string; pageUrl: (n: number, width?: number) => string; pdfUrl: string }
let other: typeof manual
let foreign: string

async function accessOf(id: string): Promise<typeof manual> {
  const { body } = await (await test.as('operator')).get(`/api/v2/files/${id}/access`)
  const fill = (n: number, width: number) => body.page_image_url.replace('{n}', n).replace('{width}', width)
  return { id, pageUrl: (n, width = 640) => fill(n, width), pdfUrl: body.pdf_url }
}

beforeAll(async () => {
  test = await createTestApp({ PAGE_TIMEOUT_SECONDS: '5' })
  const machineId = await test.machineId('WL-120')
  pdf = await pdfOf(['Engine oil'], ['Coolant'])
  manual = await accessOf(await uploadAndRead(test, { machineId, pdf }))
  other = await accessOf(await uploadAndRead(test, { machineId, pdf: await pdfOf(['Tyres']) }))
  const strangers = { machineId: await test.machineId('M-7'), as: 'strangerStaff' } as const
  foreign = await uploadAndRead(test, { ...strangers, pdf: await pdfOf(['Brakes']) })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => test.close())

const withQuery = (url: string, changes: Record<string, string>) => {
  const [path, query] = url.split('?')
  const params = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) params.set(name, value)
  return `${path}?${params}`
}

describe('GET /files/{id}/access', () => {
  it('returns page sizes and addresses that need no header', async () => {
    const { body } = await (await test.as('operator')).get(`/api/v2/files/${manual.id}/access`)
    expect(body.pages).toEqual([
      { width: 612, height: 792 },
      { width: 612, height: 792 },
    ])
    expect(Date.parse(body.expires_at)).toBeGreaterThan(Date.now())
    expect((await test.anyone.get(body.pdf_url)).status).toBe(200)
  })
})

describe('GET /files/{id}/pages/{n}', () => {
  it('returns the page image at the requested width, rounded up', async () => {
    const { status, raw } = await test.anyone.get(manual.pageUrl(2, 500))
    expect([status, raw.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(await sharp(raw.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640 })
    const again = await test.anyone.get(manual.pageUrl(2, 640))
    expect(again.raw.rawPayload.equals(raw.rawPayload)).toBe(true)
  })

  it('has no page 0 and no page after the last', async () => {
    expect((await test.anyone.get(manual.pageUrl(3))).status).toBe(404)
    const { status, body } = await test.anyone.get(manual.pageUrl(0))
    expect([status, body.errors[0].path]).toEqual([400, 'path.n'])
  })

  it('rejects an address with a changed owner, which determines the drawing queue', async () => {
    expect((await test.anyone.get(withQuery(manual.pageUrl(1), { for: 'super-users' }))).status).toBe(403)
  })

  it('reports a page that is too complex and remembers it (422)', async () => {
    const machineId = await test.machineId('WL-120')
    // As many lines as take a minute to draw, of which there are five seconds.
    const pdf = manyLinesPdf({ lines: 40_000 })
    const { pageUrl, id } = await accessOf(await uploadAndRead(test, { machineId, pdf }))
    const answer = async () => {
      const { status, body } = await test.anyone.get(pageUrl(1, 3000))
      return [status, body.code]
    }
    expect(await answer()).toEqual([422, 'page_too_complex'])
    expect(await readdir(join(test.folder, 'cache', 'pages', id))).toEqual(['1-3000.refused'])
    expect(await answer()).toEqual([422, 'page_too_complex'])
    expect((await test.anyone.get(manual.pageUrl(1, 1000))).status).toBe(200)
  })

  it('rejects a wrong signature and the signature of another manual (403)', async () => {
    const wrong = withQuery(manual.pageUrl(1), { signature: 'A'.repeat(43) })
    const foreign = manual.pageUrl(1).replace(manual.id, other.id)
    const longer = withQuery(manual.pageUrl(1), { expires: '9999999999' })
    for (const url of [wrong, foreign, longer]) {
      const { status, body } = await test.anyone.get(url)
      expect([status, body.detail]).toEqual([403, 'This link is not valid.'])
    }
    const unsigned = await test.anyone.get(manual.pageUrl(1).split('&')[0] ?? '')
    expect([unsigned.status, unsigned.body.errors.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ['query.for', 'query.expires', 'query.signature'],
    ])
  })

  it('reports an expired address (410)', async () => {
    vi.useFakeTimers({ now: Date.now() + 17 * 60_000, toFake: ['Date'] })
    const { status, body } = await test.anyone.get(manual.pageUrl(1))
    expect([status, body.code]).toEqual([410, 'link_expired'])
  })
})

/** Both ways to the stored file: its signed address, and its path for a signed-in person. */
const waysToFile: [string, () => Promise<{ caller: Visitor; url: string }>][] = [
  ['GET /secure-files', async () => ({ caller: test.anyone, url: manual.pdfUrl })],
  ['GET /files', async () => ({ caller: await test.as('operator'), url: `/api/v2/files?path=${pathOf(manual.id)}` })],
]
const pathOf = (id: string) => encodeURIComponent(`manuals/${id}.pdf`)

describe.each(waysToFile)('%s', (_, way) => {
  const ask = async (headers: Record<string, string> = {}) => {
    const { caller, url } = await way()
    return caller.get(url, { headers })
  }

  it('returns the file as it was uploaded', async () => {
    const { status, raw } = await ask()
    expect([status, raw.headers['content-type'], raw.headers['accept-ranges'], raw.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'bytes',
      'private, max-age=300',
    ])
    expect(raw.rawPayload.equals(pdf)).toBe(true)
  })

  it('returns a range of it (206)', async () => {
    const { status, raw } = await ask({ range: 'bytes=5-9' })
    expect(status).toBe(206)
    expect(raw.headers['content-range']).toBe(`bytes 5-9/${pdf.length}`)
    expect(raw.rawPayload.equals(pdf.subarray(5, 10))).toBe(true)
  })

  it('returns the range of an unchanged file and the whole of a changed one (RFC 9110, If-Range)', async () => {
    const etag = String((await ask()).raw.headers.etag)
    expect((await ask({ range: 'bytes=5-9', 'if-range': etag })).status).toBe(206)
    const { status, raw } = await ask({ range: 'bytes=5-9', 'if-range': '"another"' })
    expect([status, raw.rawPayload.length]).toEqual([200, pdf.length])
  })

  it('rejects a range outside it (416)', async () => {
    const { status, body } = await ask({ range: `bytes=${pdf.length}-` })
    expect([status, body.code]).toEqual([416, 'range_not_satisfiable'])
  })
})

describe('GET /files', () => {
  const notThere: [string, Who, () => string][] = [
    ['another organization’s', 'operator', () => pathOf(foreign)],
    ['the path of no manual', 'superUser', () => 'secrets.json'],
    ['a path that leads out', 'superUser', () => encodeURIComponent(`manuals/../manuals/${manual.id}.pdf`)],
  ]

  it.each(notThere)('%s is not found (404)', async (_, who, path) => {
    expect((await (await test.as(who)).get(`/api/v2/files?path=${path()}`)).status).toBe(404)
  })

  it('requires signing in', async () => {
    expect((await test.anyone.get(`/api/v2/files?path=${pathOf(manual.id)}`)).status).toBe(401)
  })
})

describe('GET /secure-files', () => {
  it('expires after some minutes (410)', async () => {
    vi.useFakeTimers({ now: Date.now() + 17 * 60_000, toFake: ['Date'] })
    const { status, body } = await test.anyone.get(manual.pdfUrl)
    expect([status, body.code]).toEqual([410, 'link_expired'])
  })

  it.each(['../secrets.json', '/etc/passwd', 'manuals/../../secrets.json', '.incoming/x', 'manuals', '%00'])(
    'does not open any other path: %s',
    async (path) => {
      const { status } = await test.anyone.get(withQuery(manual.pdfUrl, { path }))
      expect(status).toBe(403)
    },
  )

  it('rejects a page signature for a file', async () => {
    const proof = new URLSearchParams(manual.pageUrl(1).split('?')[1])
    const { expires, signature } = Object.fromEntries(proof)
    const url = withQuery(manual.pdfUrl, { expires: expires ?? '', signature: signature ?? '' })
    expect((await test.anyone.get(url)).status).toBe(403)
  })
})
