import { describe, expect, it, vi } from 'vitest'
import type { EmailPicture } from '../../domain/page-picture'
import { drawPictures } from './draw-pictures'

const pictures: EmailPicture[] = [1, 2, 3].map((page) => ({
  ...{ cid: `page-${page}`, manualId: 'manual', page, marks: [], readerId: 'rosa' },
  otherwise: 'No picture.',
}))
const going = new AbortController().signal
const draw = (drawPage: (page: number) => Promise<Buffer | undefined>, signal = going) => {
  const warn = vi.fn()
  const drawn = drawPictures(pictures, { drawPage: ({ page }) => drawPage(page), logger: { warn } }, signal)
  return { drawn, warn }
}
const cids = async (drawn: ReturnType<typeof drawPictures>) => (await drawn).map(({ cid }) => cid)

describe('the pictures of an e-mail', () => {
  it('have the names by which the e-mail refers to them', async () => {
    const { drawn } = draw(async (page) => Buffer.from(`page ${page}`))
    expect((await drawn)[0]).toEqual({ cid: 'page-1', filename: 'page-1.jpg', content: Buffer.from('page 1') })
    expect(await cids(drawn)).toEqual(['page-1', 'page-2', 'page-3'])
  })

  it('are left out where there is none, or where drawing fails, which is logged', async () => {
    const { drawn, warn } = draw(async (page) => {
      if (page === 1) throw new Error('too complex')
      return page === 2 ? undefined : Buffer.from('page')
    })
    expect(await cids(drawn)).toEqual(['page-3'])
    expect(warn).toHaveBeenCalledOnce()
  })

  it('have at most five megabytes together', async () => {
    const sizes = [3, 3, 1]
    const { drawn } = draw(async (page) => Buffer.alloc((sizes[page - 1] ?? 0) * 2 ** 20))
    expect(await cids(drawn)).toEqual(['page-1', 'page-3'])
  })

  it('are not drawn for an e-mail whose process stops, which is no failure of theirs', async () => {
    const stop = new AbortController()
    const { drawn, warn } = draw(async () => {
      stop.abort(new Error('stopping'))
      throw new Error('aborted')
    }, stop.signal)
    await expect(drawn).rejects.toThrow('stopping')
    expect(warn).not.toHaveBeenCalled()
  })
})
