import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '../../../infrastructure/files/file-store'
import type { PageText } from '../reading/extract/page-text'
import { isManualUnreadable } from '../reading/manual-unreadable'
import type { PageRenderer } from '../reading/render/page-renderer'

/** Increment when words are read by other rules. */
const VERSION = 1

interface PageOfManual {
  manualId: string
  storageKey: string
  /** From 1. */
  page: number
}

interface Dependencies {
  /** Where the images of pages are, so that both are removed with the manual. */
  folder: string
  files: Pick<FileStore, 'pathOf'>
  renderer: Pick<PageRenderer, 'draw'>
}

/** The words of pages with their positions, read on first request and cached in a folder that may be emptied at any time. */
export function createPageTexts({ folder, files, renderer }: Dependencies) {
  return {
    /** @returns undefined if the page cannot be read */
    async read({ manualId, storageKey, page }: PageOfManual): Promise<PageText | undefined> {
      const path = join(folder, manualId, `${page}-text-${VERSION}.json`)
      const cached = await readFile(path, 'utf8').catch(() => undefined)
      if (cached !== undefined) return JSON.parse(cached)
      await mkdir(dirname(path), { recursive: true })
      const target = `${path}.${randomUUID()}.new`
      try {
        await renderer.draw({ path: files.pathOf(storageKey), page, target, text: true })
        await rename(target, path)
        return JSON.parse(await readFile(path, 'utf8'))
      } catch (error) {
        if (!isManualUnreadable(error)) throw error
        return undefined
      } finally {
        await rm(target, { force: true })
      }
    },
  }
}

export type PageTexts = ReturnType<typeof createPageTexts>
