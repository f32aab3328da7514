import { buffer } from 'node:stream/consumers'
import { findRightsOf } from '../../access'
import type { Database } from '../../db/connection'
import type { PagePicture } from '../../domain/page-picture'
import type { ManualRepository } from './manual.repository'
import { ownerOf } from './manual-addresses'
import type { PageRepository } from './page.repository'
import type { PageImages } from './page-images'

interface Dependencies {
  db: Database
  manuals: ManualRepository
  pages: PageRepository
  images: PageImages
}

/** In pixels: twice what an e-mail shows, for high-density screens and for reading a table. */
const WIDTH = 1000

/**
 * Draws pages for e-mails: as JPEG, since mail programs show no WebP, with the cited places marked.
 * @returns undefined for a page that is no longer there, or that whoever shows it may no longer read
 * @throws what `PageImages` throws
 */
export const createMailedPages =
  ({ db, manuals, pages, images }: Dependencies) =>
  async ({ manualId, page, marks, readerId }: PagePicture, signal: AbortSignal): Promise<Buffer | undefined> => {
    const rights = await findRightsOf(db, readerId)
    if (!rights || !(await manuals.visibleTo(rights).among([manualId])).has(manualId)) return undefined
    const storageKey = await pages.storageKeyOf(manualId, page)
    if (!storageKey) return undefined
    const request = { manualId, storageKey, page, marks, width: WIDTH, owner: ownerOf(rights) }
    return buffer((await images.open(request, signal)).content)
  }
