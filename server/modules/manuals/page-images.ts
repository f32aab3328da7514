import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '../../infrastructure/files/file-store'
import type { PageRenderer } from './reading/render/page-renderer'

interface PageRequest {
  manualId: string
  storageKey: string
  /** Counted from 1. */
  page: number
  /** Wanted width in pixels; rounded up to one that is kept. */
  width: number
}

/** Widths that are drawn and kept: a thumbnail, a phone, a desk, a sharp screen, a close look. */
const widths = [240, 640, 1000, 1600, 2400, 3000]

export interface PageImages {
  get(request: PageRequest): Promise<Buffer>
  /** Removes the images of a manual that is no more. */
  forget(manualId: string): Promise<void>
}

/** Images of pages, drawn when first asked for and kept in a folder that may be emptied at any time. */
export function createPageImages(folder: string, files: FileStore, renderer: PageRenderer): PageImages {
  const underWay = new Map<string, Promise<Buffer>>()

  async function draw({ storageKey, page }: PageRequest, width: number, path: string): Promise<Buffer> {
    const image = await renderer.renderPage(await files.read(storageKey), page, width)
    await mkdir(dirname(path), { recursive: true })
    const aside = `${path}.${process.pid}.new`
    await writeFile(aside, image)
    await rename(aside, path).catch(() => rm(aside, { force: true }))
    return image
  }

  return {
    forget: (manualId) => rm(join(folder, manualId), { recursive: true, force: true }),

    async get(request) {
      const width = widths.find((one) => one >= request.width) ?? 3000
      const path = join(folder, request.manualId, `${request.page}-${width}.webp`)
      const kept = await readFile(path).catch(() => undefined)
      if (kept) return kept
      // Two who ask for the same page at once wait for one drawing.
      const drawing = underWay.get(path) ?? draw(request, width, path).finally(() => underWay.delete(path))
      underWay.set(path, drawing)
      return drawing
    },
  }
}
