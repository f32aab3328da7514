import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFairQueue, QueueFull } from '../../infrastructure/fair-queue/fair-queue'
import { createPageImages, type PageImages, type PageRequest } from './page-images'
import { tooComplexPage } from './reading/manual-unreadable'
import type { RenderingRequest } from './reading/render/rendering-message'

let folder: string
let images: PageImages
/** Pages in the order in which drawing started, and how to end each. */
let started: number[]
let ends: Map<number, (error?: Error) => void>

const renderer = {
  draw: ({ page, target }: RenderingRequest) =>
    new Promise<void>((resolve, reject) => {
      started.push(page)
      ends.set(page, (error) => (error ? reject(error) : void writeFile(target, `page ${page}`).then(resolve)))
    }),
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yardhand-pages-'))
  started = []
  ends = new Map()
  const queue = createFairQueue({ slots: 2, slotsPerOwner: 1, waitingPerOwner: 3 })
  images = createPageImages({ folder, files: { pathOf: (key) => key }, renderer, queue })
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

const openConnection = new AbortController().signal
const open = async (
  page: number,
  { signal = openConnection, ...more }: Partial<PageRequest> & { signal?: AbortSignal } = {},
) => {
  const request = { manualId: 'manual', storageKey: 'manual.pdf', page, width: 640, owner: 'a', ...more }
  return text((await images.open(request, signal)).content)
}
const hasStarted = (...pages: number[]) => vi.waitFor(() => expect(started).toEqual(pages))
/** Requests that are made together reach the queue in any order. */
const haveStarted = (count: number) => vi.waitFor(() => expect(started).toHaveLength(count))
const end = (page: number, error?: Error) => ends.get(page)?.(error)
const tooComplex = tooComplexPage()

/** Ends pages as their drawing starts, until this many have started. */
async function endAll(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await vi.waitFor(() => expect(started.length).toBeGreaterThan(index))
    end(started[index] ?? 0)
  }
}

describe('images of pages', () => {
  it('are others with each set of marks, which are cached, too', async () => {
    const marks = [[0, 0, 1, 0.5]] as const
    const all = [open(1), open(1, { marks }), open(1, { marks: [] })]
    await endAll(3)
    await Promise.all(all)
    await Promise.all([open(1), open(1, { marks }), open(1, { marks: [] })])
    expect(started).toEqual([1, 1, 1])
  })

  it('are drawn once and cached', async () => {
    const first = open(1)
    await hasStarted(1)
    end(1)
    expect(await first).toBe('page 1')
    expect(await open(1, { owner: 'b' })).toBe('page 1')
    expect(started).toEqual([1])
  })

  it('are drawn once for concurrent requests', async () => {
    const all = Promise.all([open(1), open(1), open(1, { width: 500 })])
    await hasStarted(1)
    end(1)
    expect(await all).toEqual(['page 1', 'page 1', 'page 1'])
    expect(started).toEqual([1])
  })

  it('of one organization do not wait behind those of another', async () => {
    const many = Promise.all([1, 2, 3].map((page) => open(page)))
    await haveStarted(1)
    const other = open(7, { owner: 'b' })
    await haveStarted(2)
    expect(started[1]).toBe(7)
    end(7)
    expect(await other).toBe('page 7')
    expect(started).toHaveLength(2)
    await endAll(4)
    expect(await many).toEqual(['page 1', 'page 2', 'page 3'])
  })

  it('are refused beyond the queue limit of one organization only', async () => {
    let refused = 0
    const refuse = (error: unknown) => {
      expect(error).toBeInstanceOf(QueueFull)
      refused += 1
      return 'refused'
    }
    const all = Promise.all([1, 2, 3, 4, 5].map((page) => open(page).catch(refuse)))
    await vi.waitFor(() => expect(refused).toBe(1))
    const other = open(6, { owner: 'b' })
    await haveStarted(2)
    expect(started[1]).toBe(6)
    await endAll(5)
    expect(await other).toBe('page 6')
    expect((await all).filter((outcome) => outcome === 'refused')).toHaveLength(1)
  })

  it('are not drawn for a client that disconnected while queued, unless another one is waiting', async () => {
    const [leaving, staying] = [new AbortController(), new AbortController()]
    const first = open(1)
    await hasStarted(1)
    const left = open(2, { signal: leaving.signal })
    const shared = [open(3, { signal: leaving.signal }), open(3, { signal: staying.signal })] as const
    // Awaited before they fail, because neither order of the two is promised.
    const both = Promise.all([left, shared[0]].map((one) => expect(one).rejects.toThrow('left')))
    await new Promise(setImmediate)
    leaving.abort(new Error('left'))
    await both
    end(1)
    await hasStarted(1, 3)
    end(3)
    expect(await Promise.all([first, shared[1]])).toEqual(['page 1', 'page 3'])
  })

  it('fail independently: pages queued behind one that cannot be drawn are drawn', async () => {
    const failing = expect(open(1)).rejects.toBe(tooComplex)
    await hasStarted(1)
    const next = open(2)
    end(1, tooComplex)
    await failing
    await hasStarted(1, 2)
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

  it('is refused at once afterwards, at this width and larger ones', async () => {
    await fails(1)
    for (const width of [640, 3000]) {
      await expect(open(1, { width, owner: 'b' })).rejects.toMatchObject({ code: 'too_complex' })
    }
    expect(started).toEqual([1])
    const smaller = open(1, { width: 240 })
    await hasStarted(1, 1)
    end(1)
    expect(await smaller).toBe('page 1')
  })

  it('is tried again after a day', async () => {
    await fails(1)
    vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000, toFake: ['Date'] })
    const again = open(1)
    await hasStarted(1, 1)
    end(1)
    expect(await again).toBe('page 1')
  })

  it('leaves no partial file', async () => {
    await fails(1)
    expect(await readdir(join(folder, 'manual'))).toEqual(['1-640.refused'])
  })
})
