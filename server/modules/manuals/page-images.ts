import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FairQueue } from '../../infrastructure/fair-queue/fair-queue'
import type { FileStore, StoredFile } from '../../infrastructure/files/file-store'
import { openStoredImage } from './page-image-file'
import { isManualUnreadable, missingFile, tooComplexPage } from './reading/manual-unreadable'
import type { Box } from './reading/passage'
import type { PageRenderer } from './reading/render/page-renderer'
import { createSharedWork } from './shared-work'

export interface PageRequest {
  manualId: string
  storageKey: string
  /** From 1. */
  page: number
  /** Requested width in pixels; rounded up to a cached width. */
  width: number
  /** Places to mark; with them, the image is a JPEG. */
  marks?: readonly Box[]
  /** Owner in the fair queue, such as an organization's id. */
  owner: string
}

/** Cached widths in pixels: thumbnail, phone, desktop, high-density screen, zoom. */
const WIDTHS = [240, 640, 1000, 1600, 2400, 3000]
/** A page counts as too complex for this long only, because a busy server may have caused the timeout. */
const REFUSAL_TTL_MS = 24 * 60 * 60_000

export interface PageImages {
  /**
   * @param signal aborted when the client disconnects; a page that nobody waits for any more is not drawn
   * @throws ManualUnreadable, QueueFull, or the signal's reason
   */
  open(request: PageRequest, signal: AbortSignal): Promise<StoredFile>
  /** Removes the images of a deleted manual. */
  remove(manualId: string): Promise<void>
}

interface Dependencies {
  folder: string
  files: Pick<FileStore, 'pathOf'>
  renderer: Pick<PageRenderer, 'draw'>
  queue: FairQueue
}

/** Page images, drawn on first request and cached in a folder that may be emptied at any time. */
export function createPageImages({ folder, files, renderer, queue }: Dependencies): PageImages {
  const shared = createSharedWork()
  const cachePath = ({ manualId, page }: PageRequest, width: number, extension: string) =>
    join(folder, manualId, `${page}-${width}.${extension}`)

  /** A page that was too complex at this width or a smaller one is refused without another attempt. */
  async function refuseTooComplex(request: PageRequest, width: number): Promise<void> {
    for (const smaller of WIDTHS.filter((one) => one <= width)) {
      const refusal = await stat(cachePath(request, smaller, 'refused')).catch(() => undefined)
      if (refusal && Date.now() - refusal.mtimeMs < REFUSAL_TTL_MS) {
        throw tooComplexPage()
      }
    }
  }

  async function draw(request: PageRequest, width: number, path: string): Promise<void> {
    // Another request may have drawn it while this one was queued.
    if (await stat(path).catch(() => undefined)) return
    await refuseTooComplex(request, width)
    await mkdir(dirname(path), { recursive: true })
    const target = `${path}.${randomUUID()}.new`
    try {
      const { page, storageKey, marks } = request
      await renderer.draw({ path: files.pathOf(storageKey), page, width, target, ...(marks && { marks }) })
      await rename(target, path)
    } catch (error) {
      await rm(target, { force: true })
      if (isManualUnreadable(error) && error.code === 'too_complex') {
        await writeFile(cachePath(request, width, 'refused'), '')
      }
      throw error
    }
  }

  return {
    remove: (manualId) => rm(join(folder, manualId), { recursive: true, force: true }),

    async open(request, signal) {
      const width = WIDTHS.find((one) => one >= request.width) ?? 3000
      const path = cachePath(request, width, request.marks ? `${digestOf(request.marks)}.jpg` : 'webp')
      const cached = await openStoredImage(path)
      if (cached) return cached
      await refuseTooComplex(request, width)
      // Shared within one owner only, so that nobody waits in the queue of another owner.
      await shared.join(`${request.owner} ${path}`, signal, (wanted) =>
        queue.run(request.owner, () => draw(request, width, path), wanted),
      )
      const drawn = await openStoredImage(path)
      if (!drawn) throw missingFile()
      return drawn
    },
  }
}

const digestOf = (marks: readonly Box[]) =>
  createHash('sha256').update(JSON.stringify(marks)).digest('hex').slice(0, 16)
