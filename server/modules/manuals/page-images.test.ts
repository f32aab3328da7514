import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFairQueue, QueueFull } from '../../infrastructure/fair-queue/fair-queue'
import { createPageImages, type PageImages, type PageRequest } from './page-images'
import { ManualUnreadable } from './reading/manual-unreadable'
import type { RenderingRequest } from './reading/render/rendering-message'

let folder: string
let images: PageImages
/** Pages in the order in which they began to be drawn, and how each of them is ended. */
let begun: number[]
let ends: Map<number, (error?: Error) => void>

const renderer = {
  draw: ({ page, target }: RenderingRequest) =>
    new Promise<void>((resolve, reject) => {
      begun.push(page)
      ends.set(page, (error) => (error ? reject(error) : void writeFile(target, `page ${page}`).then(resolve)))
    }),
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yardhand-pages-'))
  begun = []
  ends = new Map()
  const queue = createFairQueue({ slots: 2, slotsPerOwner: 1, waitingPerOwner: 3 })
  images = createPageImages({ folder, files: { pathOf: (key) => key }, renderer, queue })
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

const here = new AbortController().signal
const open = async (page: number, { signal = here, ...more }: Partial<PageRequest> & { signal?: AbortSignal } = {}) => {
  const request = { manualId: 'manual', storageKey: 'manual.pdf', page, width: 640, owner: 'a', ...more }
  return text((await images.open(request, signal)).content)
}
const hasBegun = (...pages: number[]) => vi.waitFor(() => expect(begun).toEqual(pages))
const end = (page: number, error?: Error) => ends.get(page)?.(error)
const tooComplex = new ManualUnreadable('too_complex', 'Too complex.')

describe('images of pages', () => {
  it('are drawn once, and kept', async () => {
    const first = open(1)
    await hasBegun(1)
    end(1)
    expect(await first).toBe('page 1')
    expect(await open(1, { owner: 'b' })).toBe('page 1')
    expect(begun).toEqual([1])
  })

  it('are drawn once for all who ask at once', async () => {
    const all = Promise.all([open(1), open(1), open(1, { width: 500 })])
    await hasBegun(1)
    end(1)
    expect(await all).toEqual(['page 1', 'page 1', 'page 1'])
    expect(begun).toEqual([1])
  })

  it('of one organization never wait behind those of another', async () => {
    const many = Promise.all([1, 2, 3].map((page) => open(page)))
    await hasBegun(1)
    const other = open(7, { owner: 'b' })
    await hasBegun(1, 7)
    end(7)
    expect(await other).toBe('page 7')
    end(1)
    await hasBegun(1, 7, 2)
    end(2)
    await hasBegun(1, 7, 2, 3)
    end(3)
    await many
  })

  it('are refused beyond a bound, and nobody else’s are', async () => {
    const waiting = [1, 2, 3, 4].map((page) => open(page).catch((error) => error))
    await hasBegun(1)
    await expect(open(5)).rejects.toBeInstanceOf(QueueFull)
    const other = open(6, { owner: 'b' })
    await hasBegun(1, 6)
    for (const page of [6, 1]) end(page)
    expect(await other).toBe('page 6')
    for (const page of [2, 3, 4]) {
      await vi.waitFor(() => expect(begun).toContain(page))
      end(page)
    }
    await Promise.all(waiting)
  })

  it('are not drawn for a client that has left while they waited, unless another one waits too', async () => {
    const [leaving, staying] = [new AbortController(), new AbortController()]
    const first = open(1)
    await hasBegun(1)
    const left = open(2, { signal: leaving.signal })
    const shared = [open(3, { signal: leaving.signal }), open(3, { signal: staying.signal })] as const
    await new Promise(setImmediate)
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    await expect(shared[0]).rejects.toThrow('left')
    end(1)
    await hasBegun(1, 3)
    end(3)
    expect(await Promise.all([first, shared[1]])).toEqual(['page 1', 'page 3'])
  })

  it('fail alone: those that wait behind a page that cannot be drawn are drawn', async () => {
    const failing = expect(open(1)).rejects.toBe(tooComplex)
    const next = open(2)
    await hasBegun(1)
    end(1, tooComplex)
    await failing
    await hasBegun(1, 2)
    end(2)
    expect(await next).toBe('page 2')
  })
})

describe('a page that is too complex', () => {
  const fails = async (page: number, width?: number) => {
    const failing = expect(open(page, width === undefined ? {} : { width })).rejects.toMatchObject({
      code: 'too_complex',
    })
    await vi.waitFor(() => expect(ends.has(page)).toBe(true))
    end(page, tooComplex)
    await failing
  }

  it('is refused at once the next time, at this width and at larger ones', async () => {
    await fails(1)
    for (const width of [640, 3000]) {
      await expect(open(1, { width, owner: 'b' })).rejects.toMatchObject({ code: 'too_complex' })
    }
    expect(begun).toEqual([1])
    const smaller = open(1, { width: 240 })
    await hasBegun(1, 1)
    end(1)
    expect(await smaller).toBe('page 1')
  })

  it('gets another chance after a day', async () => {
    await fails(1)
    vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000, toFake: ['Date'] })
    const again = open(1)
    await hasBegun(1, 1)
    end(1)
    expect(await again).toBe('page 1')
  })

  it('leaves nothing half drawn behind', async () => {
    await fails(1)
    expect(await readdir(join(folder, 'manual'))).toEqual(['1-640.refused'])
  })
})
