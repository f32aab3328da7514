import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FairQueue } from '../../infrastructure/fair-queue/fair-queue'
import type { FileStore, StoredFile } from '../../infrastructure/files/file-store'
import { openStoredImage } from './page-image-file'
import { isManualUnreadable, ManualUnreadable } from './reading/manual-unreadable'
import type { PageRenderer } from './reading/render/page-renderer'
import { createSharedWork } from './shared-work'

export interface PageRequest {
  manualId: string
  storageKey: string
  /** Counted from 1. */
  page: number
  /** Wanted width in pixels; rounded up to one that is kept. */
  width: number
  /** Whose turn it is, such as an organization's id. */
  owner: string
}

/** Widths that are drawn and kept: a thumbnail, a phone, a desk, a sharp screen, a close look. */
const widths = [240, 640, 1000, 1600, 2400, 3000]
/** How long a page counts as too complex: it may have been the machine that was too busy. */
const refusedForMs = 24 * 60 * 60_000

export interface PageImages {
  /**
   * @param signal ends when the client leaves; a drawing that nobody waits for any more is not begun
   * @throws ManualUnreadable, QueueFull, or the signal's reason
   */
  open(request: PageRequest, signal: AbortSignal): Promise<StoredFile>
  /** Removes the images of a manual that is no more. */
  forget(manualId: string): Promise<void>
}

interface Dependencies {
  folder: string
  files: Pick<FileStore, 'pathOf'>
  renderer: Pick<PageRenderer, 'draw'>
  queue: FairQueue
}

/** Images of pages, drawn when first asked for and kept in a folder that may be emptied at any time. */
export function createPageImages({ folder, files, renderer, queue }: Dependencies): PageImages {
  const shared = createSharedWork()
  const placeOf = ({ manualId, page }: PageRequest, width: number, ending: string) =>
    join(folder, manualId, `${page}-${width}.${ending}`)

  /** A page that was too complex at this width, or at a smaller one, is so again. */
  async function refuseTooComplex(request: PageRequest, width: number): Promise<void> {
    for (const smaller of widths.filter((one) => one <= width)) {
      const refusal = await stat(placeOf(request, smaller, 'refused')).catch(() => undefined)
      if (refusal && Date.now() - refusal.mtimeMs < refusedForMs) {
        throw new ManualUnreadable('too_complex', 'The page is too complex to be drawn.')
      }
    }
  }

  async function draw(request: PageRequest, width: number, path: string): Promise<void> {
    // Somebody else may have had it drawn while this request waited for its turn.
    if (await stat(path).catch(() => undefined)) return
    await refuseTooComplex(request, width)
    await mkdir(dirname(path), { recursive: true })
    const target = `${path}.${randomUUID()}.new`
    try {
      await renderer.draw({ path: files.pathOf(request.storageKey), page: request.page, width, target })
      await rename(target, path)
    } catch (error) {
      await rm(target, { force: true })
      if (isManualUnreadable(error) && error.code === 'too_complex') {
        await writeFile(placeOf(request, width, 'refused'), '')
      }
      throw error
    }
  }

  return {
    forget: (manualId) => rm(join(folder, manualId), { recursive: true, force: true }),

    async open(request, signal) {
      const width = widths.find((one) => one >= request.width) ?? 3000
      const path = placeOf(request, width, 'webp')
      const kept = await openStoredImage(path)
      if (kept) return kept
      await refuseTooComplex(request, width)
      // Shared by those of one owner: nobody comes to wait for the turns of another.
      await shared.join(`${request.owner} ${path}`, signal, (wanted) =>
        queue.run(request.owner, () => draw(request, width, path), wanted),
      )
      const drawn = await openStoredImage(path)
      if (!drawn) throw new ManualUnreadable('damaged', 'The PDF is no longer there.')
      return drawn
    },
  }
}
