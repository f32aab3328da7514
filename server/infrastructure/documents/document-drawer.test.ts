import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { pdfPages } from '../../seed/manuals/testing/pdf-pages'
import { currentRequester } from '../current-requester'
import { createDocumentDrawer } from './document-drawer'
import type { Sheet } from './sheet'

const drawSheet = vi.hoisted(() => vi.fn<() => Promise<Buffer>>())
// Whatever is drawn in this thread fails the test.
vi.mock('./draw-sheet', () => ({
  drawSheet: drawSheet.mockRejectedValue(new Error('drawn in the thread of the server')),
}))

const files = { read: async (key: string) => readFile(key) }
const drawer = createDocumentDrawer(files)
afterAll(() => drawer.close())

/** As large as the largest order. */
const sheet = (lines = 1): Sheet => ({
  language: 'en',
  paper: 'LETTER',
  title: 'Invoice',
  number: 'SO-1042',
  seller: ['Northfield Equipment'],
  facts: [],
  parties: [],
  columns: [{ title: 'Part number', isNumber: false }],
  rows: Array.from({ length: lines }, (_, index) => ({ cells: [`HF-${index}`], remarks: [] })),
  sums: [{ label: 'Total', value: '$1.00' }],
  closing: [],
  pageNumbers: 'Page {page} of {pages}',
})

const composed =
  (lines = 1, logoKey: string | null = null) =>
  async () => ({ name: 'invoice', sheet: sheet(lines), logoKey })

const drawAs = (member: string, { owner = 'quarry', signal = new AbortController().signal } = {}) =>
  currentRequester.run({ owner, member, signal }, () => drawer.draw(composed()))

describe('documents', () => {
  it('are drawn in a thread of their own, even the largest', async () => {
    const pages = await pdfPages((await drawer.draw(composed(500))).pdf)
    expect(pages.join(' ')).toContain('HF-499')
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`)
    expect(drawSheet).not.toHaveBeenCalled()
  })

  it('have no logo if its file is gone', async () => {
    expect(await pdfPages((await drawer.draw(composed(1, 'no/such/logo.webp'))).pdf)).toHaveLength(1)
  })

  it('are refused beyond those that wait, by person or link, and no others', async () => {
    const asked = Array.from({ length: 30 }, () => drawAs('somebody with a link'))
    const others = [drawAs('a colleague'), drawAs('a neighbour', { owner: 'forestry' })]
    const outcomes = await Promise.allSettled(asked)
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(30 - 1 - 8)
    expect(refused[0]).toMatchObject({
      reason: { kind: 'too-many-requests', code: 'documents_busy', details: { retryAfterSeconds: expect.any(Number) } },
    })
    await expect(Promise.all(others)).resolves.toHaveLength(2)
  })

  it('of a client that has left are not drawn, and leave their place to others', async () => {
    const leaving = new AbortController()
    const left = Array.from({ length: 9 }, () => drawAs('somebody', { signal: leaving.signal }))
    leaving.abort(new Error('left'))
    for (const one of await Promise.allSettled(left))
      expect(one).toMatchObject({ status: 'rejected', reason: { message: 'left' } })
    await expect(drawAs('somebody')).resolves.toMatchObject({ name: 'invoice' })
  })
})
